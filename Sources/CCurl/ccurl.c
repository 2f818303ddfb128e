#include "CCurl.h"
#include "CLoading.h"

/* Every function that is used, with the type its header declares. */
#define FUNCTIONS(X)      \
  X(curl_global_init)     \
  X(curl_easy_init)       \
  X(curl_easy_cleanup)    \
  X(curl_easy_strerror)   \
  X(curl_easy_setopt)     \
  X(curl_easy_getinfo)    \
  X(curl_multi_init)      \
  X(curl_multi_cleanup)   \
  X(curl_multi_add_handle) \
  X(curl_multi_remove_handle) \
  X(curl_multi_perform)   \
  X(curl_multi_poll)      \
  X(curl_multi_info_read) \
  X(curl_slist_append)    \
  X(curl_slist_free_all)

/* The two flavours Debian has (OpenSSL, GnuTLS) differ in their symbols' version only. */
LIBRARY_FOUND_WHEN_NEEDED(
  FUNCTIONS, p_curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK, "libcurl.so.4",
  "libcurl-gnutls.so.4")

bool ccurl_load(void) { return load_library(); }

CURL *ccurl_easy_init(void) { return p_curl_easy_init(); }

void ccurl_easy_cleanup(CURL *handle) { p_curl_easy_cleanup(handle); }

const char *ccurl_easy_strerror(CURLcode code) { return p_curl_easy_strerror(code); }

CURLcode ccurl_easy_setopt_long(CURL *handle, CURLoption option, long value) {
  return p_curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_easy_setopt_offset(CURL *handle, CURLoption option, curl_off_t value) {
  return p_curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_easy_setopt_string(CURL *handle, CURLoption option, const char *value) {
  return p_curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_easy_setopt_list(CURL *handle, CURLoption option, struct curl_slist *value) {
  return p_curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_easy_setopt_pointer(CURL *handle, CURLoption option, void *value) {
  return p_curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_easy_setopt_callback(CURL *handle, CURLoption option, curl_write_callback value) {
  return p_curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_easy_getinfo_long(CURL *handle, CURLINFO info, long *value) {
  return p_curl_easy_getinfo(handle, info, value);
}

CURLcode ccurl_easy_getinfo_string(CURL *handle, CURLINFO info, const char **value) {
  return p_curl_easy_getinfo(handle, info, (char **)value);
}

CURLcode ccurl_easy_getinfo_offset(CURL *handle, CURLINFO info, curl_off_t *value) {
  return p_curl_easy_getinfo(handle, info, value);
}

CURLM *ccurl_multi_init(void) { return p_curl_multi_init(); }

CURLMcode ccurl_multi_cleanup(CURLM *multi) { return p_curl_multi_cleanup(multi); }

CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *handle) {
  return p_curl_multi_add_handle(multi, handle);
}

CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *handle) {
  return p_curl_multi_remove_handle(multi, handle);
}

CURLMcode ccurl_multi_perform(CURLM *multi, int *running) {
  return p_curl_multi_perform(multi, running);
}

CURLMcode ccurl_multi_poll(
  CURLM *multi, struct curl_waitfd extra[], unsigned count, int timeout_ms, int *ready) {
  return p_curl_multi_poll(multi, extra, count, timeout_ms, ready);
}

bool ccurl_multi_finished(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = p_curl_multi_info_read(multi, &left)) != NULL) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return true;
  }
  return false;
}

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  return p_curl_slist_append(list, text);
}

void ccurl_slist_free_all(struct curl_slist *list) { p_curl_slist_free_all(list); }
