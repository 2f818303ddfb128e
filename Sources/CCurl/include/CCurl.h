#ifndef MALMOI_CCURL_H
#define MALMOI_CCURL_H

/* typecheck-gcc.h wraps the calls in macros that Swift could not see through. */
#define CURL_DISABLE_TYPECHECK 1
#include <curl/curl.h>

#include <stdbool.h>

/*
 * libcurl, found when it is first needed instead of linked.
 *
 * libcurl brings thirty shared libraries with it: 6 MB resident and 4.6 ms at every start of the
 * program (measured, Debian 12, libcurl 7.88.1). Most sessions never ask a server for anything,
 * so they shall not pay for it. Each function below is the libcurl function of the same name
 * after `ccurl_`; the variadic ones have one wrapper for each type of argument, since Swift cannot
 * call variadic C.
 *
 * `ccurl_load` must have returned true before any other function here is called.
 */

/* Opens libcurl and runs curl_global_init, once; false when there is no usable libcurl. */
bool ccurl_load(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *handle);
const char *ccurl_easy_strerror(CURLcode code);

CURLcode ccurl_easy_setopt_long(CURL *handle, CURLoption option, long value);
CURLcode ccurl_easy_setopt_offset(CURL *handle, CURLoption option, curl_off_t value);
CURLcode ccurl_easy_setopt_string(CURL *handle, CURLoption option, const char *value);
CURLcode ccurl_easy_setopt_list(CURL *handle, CURLoption option, struct curl_slist *value);
CURLcode ccurl_easy_setopt_pointer(CURL *handle, CURLoption option, void *value);

/* Body and header callbacks have one type, that of curl_write_callback. */
CURLcode ccurl_easy_setopt_callback(CURL *handle, CURLoption option, curl_write_callback value);

CURLcode ccurl_easy_getinfo_long(CURL *handle, CURLINFO info, long *value);
/* The string belongs to the handle: it lives until the handle is used again or cleaned up. */
CURLcode ccurl_easy_getinfo_string(CURL *handle, CURLINFO info, const char **value);
CURLcode ccurl_easy_getinfo_offset(CURL *handle, CURLINFO info, curl_off_t *value);

CURLM *ccurl_multi_init(void);
CURLMcode ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *handle);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *handle);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
CURLMcode ccurl_multi_poll(
  CURLM *multi, struct curl_waitfd extra[], unsigned count, int timeout_ms, int *ready);

/* Reads the message that ends a transfer; CURLMsg holds a union Swift has no safe view of. */
bool ccurl_multi_finished(CURLM *multi, CURLcode *result);

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text);
void ccurl_slist_free_all(struct curl_slist *list);

/*
 * The name of a host as DNS has it: "한글.kr" is "xn--bj0bj06e.kr" (IDNA 2008, RFC 5890).
 *
 * By libidn2, which comes with every libcurl and is loaded like it; libcurl's own conversion
 * depends on the locale. Returns NULL when the name has no such form, or without the library;
 * else a string for free(3).
 */
char *ccurl_ascii_host(const char *host);

#endif
