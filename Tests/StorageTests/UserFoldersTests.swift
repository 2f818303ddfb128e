import Files
import Storage
import Testing

struct UserFoldersTests {
  @Test func `without variables the folders are in the home folder`() {
    let folders = UserFolders(environment: ["HOME": "/home/ju"])
    #expect(folders?.data == "/home/ju/.local/share/malmoi")
    #expect(folders?.cache == "/home/ju/.cache/malmoi")
  }

  @Test func `the XDG variables come first`() {
    let folders = UserFolders(
      environment: ["HOME": "/home/ju", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "/tmp/c/"])
    #expect(folders?.data == "/data/malmoi")
    #expect(folders?.cache == "/tmp/c/malmoi")
  }

  @Test(arguments: ["", "share", "./share", "~/share"])
  func `an XDG variable that is no absolute path does not count`(value: String) {
    let folders = UserFolders(
      environment: ["HOME": "/home/ju", "XDG_DATA_HOME": value, "XDG_CACHE_HOME": value])
    #expect(folders == UserFolders(environment: ["HOME": "/home/ju"]))
  }

  @Test(arguments: ["/elsewhere", "here", "../there"])
  func `the option moves the data, not the cache`(option: String) {
    let folders = UserFolders(
      environment: ["HOME": "/home/ju", "XDG_DATA_HOME": "/data"], dataOption: FilePath(option))
    #expect(folders?.data == FilePath(option))
    #expect(folders?.cache == "/home/ju/.cache/malmoi")
  }

  @Test func `without a home there are no folders, unless the data's is said`() {
    #expect(UserFolders(environment: [:]) == nil)
    for home in ["", "~", "~/x", "home/ju", "."] {
      #expect(UserFolders(environment: ["HOME": home]) == nil)
      #expect(UserFolders(environment: ["HOME": home, "XDG_DATA_HOME": home]) == nil)
    }
    #expect(UserFolders(environment: ["XDG_CACHE_HOME": "/c"]) == nil)
    #expect(UserFolders(environment: ["XDG_CACHE_HOME": "/c"], dataOption: "/d")?.data == "/d")
    #expect(UserFolders(environment: ["XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"]) != nil)
  }

  @Test func `without a place of its own the cache is beside the data`() {
    #expect(UserFolders(environment: ["XDG_DATA_HOME": "/d"])?.cache == "/d/malmoi/cache")
    #expect(UserFolders(environment: [:], dataOption: "here")?.cache == "here/cache")
  }
}
