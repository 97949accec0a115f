# Varnish 7 in front of Tearline. Start Tearline with PURGE_PROVIDER=generic and PURGE_URL=http://VARNISH.
vcl 4.1;

import std;

backend tearline {
  .host = "127.0.0.1";
  .port = "4000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 3; }
}

acl servers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ servers) {
      return (synth(405));
    }
    ban("obj.http.surrogate-key == " + req.http.surrogate-key);
    return (synth(200));
  }
  # The page of a coupon is the same whatever its query says, and for everyone.
  if (req.method == "GET" && req.url ~ "^/r/[^/]+$") {
    set req.url = regsub(req.url, "\?.*$", "");
    unset req.http.cookie;
    # While Tearline answers, no page is shown after its time.
    if (std.healthy(tearline)) {
      set req.grace = 0s;
    }
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  if (beresp.http.cache-control ~ "stale-if-error=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.cache-control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
  } else {
    set beresp.grace = 0s;
  }
  # Old pages never replace an outage.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
}
