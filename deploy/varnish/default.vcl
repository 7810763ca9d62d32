vcl 4.1;

# The page cache in front of Mainstreet: Varnish 7 with varnish-modules (xkey).
# Several Node processes: two-instances.vcl beside this file includes this one.

import header;
import std;
import xkey;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
	.connect_timeout = 2s;
	# A page's first byte; /api/leads with photos on a slow phone is limited by Node itself.
	.first_byte_timeout = 60s;
	.between_bytes_timeout = 30s;
	.probe = {
		.url = "/api/health";
		.interval = 1s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

# Who may purge: the Node processes. A proxy in front is on this machine as well, hence the second check in vcl_recv.
acl purgers {
	"localhost";
	"10.0.0.0"/8;
	"172.16.0.0"/12;
	"192.168.0.0"/16;
}

sub vcl_recv {
	# `X-Forwarded-For` has one entry when nobody but Varnish has handled the request: a visitor's PURGE has two.
	if (req.method == "PURGE") {
		if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
			return (synth(405, "Method Not Allowed"));
		}
		if (!req.http.Surrogate-Key) {
			return (synth(400, "PURGE needs a Surrogate-Key header"));
		}
		# Soft: what is purged is still shown while its successor is fetched, and during an outage.
		set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
		return (synth(200, "Purged " + req.http.X-Purged));
	}
	if (req.method == "TRACE" || req.method == "CONNECT") {
		return (synth(405, "Method Not Allowed"));
	}

	if (!req.http.Host) {
		return (synth(400, "Host is missing"));
	}
	# Internal: never from a visitor.
	unset req.http.X-Query;
	unset req.http.X-Purged;
	# Next's own parts tell each other with these what to answer.
	header.regsub(req, "^(?i)x-(middleware|nextjs|invoke|matched|now|vercel|prerender)-[^:]*:.*$", "X-Dropped: 1");
	unset req.http.X-Dropped;

	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# The API answers each visitor for itself. A preview is for those who have its link.
	if (req.url ~ "^/api(/|\?|$)" || req.http.Cookie ~ "(^|;\s*)mainstreet-preview=") {
		return (pass);
	}

	# What decides an answer that is kept, and nothing else: a background fetch carries the headers of the visitor who
	# caused it, and each value of a header in `Vary` would be a copy of its own.
	header.regsub(req, "^(?i)(?!(accept|accept-encoding|host|if-modified-since|if-none-match|range|rsc|sec-gpc|x-forwarded-for|x-forwarded-proto):).*$", "X-Dropped: 1");
	unset req.http.X-Dropped;
	# One copy for a host, however it is spelt.
	set req.http.Host = regsub(std.tolower(req.http.Host), "\.*(:\d*)?$", "");
	if (req.http.RSC != "1") {
		unset req.http.RSC;
	}
	if (req.http.Sec-GPC != "1") {
		unset req.http.Sec-GPC;
	}

	if (req.url ~ "^/_next/image") {
		# Three kinds of browser instead of one picture per Accept header.
		if (req.http.Accept ~ "image/avif") {
			set req.http.Accept = "image/avif,image/webp";
		} elsif (req.http.Accept ~ "image/webp") {
			set req.http.Accept = "image/webp";
		} else {
			unset req.http.Accept;
		}
	} else {
		unset req.http.Accept;
		# A query changes nothing in a page. A redirect gets it back (vcl_deliver).
		if (req.url ~ "\?") {
			set req.http.X-Query = regsub(req.url, "^[^?]*", "");
			set req.url = regsub(req.url, "\?.*$", "");
		}
		# What Next's browser code fetches. The value of `_rsc` is a hash of router headers, which change nothing in our
		# pages: without them its value is empty, and a page has one such copy.
		if (req.http.RSC) {
			set req.url = req.url + "?_rsc";
		}
	}
	return (hash);
}

sub vcl_hash {
	# Over TLS an answer carries Strict-Transport-Security; over plain HTTP it must not.
	if (req.http.X-Forwarded-Proto == "https") {
		hash_data("https");
	}
	# HTML and RSC payloads have one address.
	if (req.http.RSC) {
		hash_data("rsc");
	}
}

sub vcl_backend_response {
	# A page that is kept gives way to its successor, or to the news that it is gone, and to nothing else.
	if (bereq.is_bgfetch && beresp.status != 404 && beresp.status != 410
	    && (beresp.status != 200 || beresp.http.Cache-Control ~ "(?i)no-store|private")) {
		return (abandon);
	}
	if (bereq.uncacheable) {
		return (deliver);
	}

	# During a deployment the processes run two builds, and only one of them has the file.
	if (beresp.status == 404 && bereq.url ~ "^/_next/static/" && bereq.retries < 2) {
		return (retry);
	}
	# Neither an unknown address nor one of the endless spellings of a known one makes an entry, and no failure is kept.
	if (beresp.status != 200) {
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		return (deliver);
	}
	if (beresp.http.Cache-Control ~ "(?i)no-store|private") {
		set beresp.uncacheable = true;
		set beresp.ttl = 30s;
		return (deliver);
	}
	unset beresp.http.Set-Cookie;

	# One tag for each site: what POST /api/revalidate purges.
	set beresp.http.xkey = beresp.http.Surrogate-Key;
	# The share of REVALIDATE_SECONDS that is this cache's. Files below /_next and /assets bring their own lifetime.
	if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
		set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
		set beresp.grace = 72h;
	} elsif (beresp.ttl > 0s) {
		set beresp.grace = 72h;
	}
	# Node has answered with the former page and is making the new one: ask again at the next view. With 0 s the built-in
	# code would keep a note that the page cannot be kept, in place of the page.
	if (beresp.http.X-Nextjs-Cache == "STALE") {
		set beresp.ttl = 0.1s;
	}
}

sub vcl_backend_error {
	# A process that has just been ended: another one answers, or the same one a moment later.
	if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
		return (retry);
	}
	# Instead of Varnish's own page. Nothing is known of the site here, not even its language.
	set beresp.http.Content-Type = "text/html; charset=utf-8";
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "5";
	set beresp.http.X-Robots-Tag = "noindex";
	set beresp.body = {"<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>One moment</title></head>
<body style="font:1.125rem/1.6 system-ui,sans-serif;text-align:center;padding:20vh 1rem"><h1>One moment</h1>
<p>This page is on its way and comes by itself.</p></body></html>
"};
	return (deliver);
}

sub vcl_synth {
	set resp.http.Content-Type = "text/plain; charset=utf-8";
	set resp.http.Cache-Control = "no-store";
	if (resp.status == 405) {
		set resp.http.Allow = "GET, HEAD";
	}
	set resp.body = resp.reason + {"
"};
	return (deliver);
}

sub vcl_deliver {
	if (resp.status == 308 && req.http.X-Query && resp.http.Location !~ "\?") {
		set resp.http.Location = resp.http.Location + req.http.X-Query;
	}
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
	unset resp.http.Surrogate-Control;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
}
