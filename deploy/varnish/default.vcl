vcl 4.1;

# The page cache in front of Mainstreet: Varnish 7 with varnish-modules (xkey, vsthrottle).
# Several Node processes: two-instances.vcl beside this file includes this one.
# Needs two stores: -s pages=malloc,1g -s files=malloc,512m

import header;
import std;
import vsthrottle;
import xkey;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
	.connect_timeout = 2s;
	# A page's first byte; /api/leads with photos on a slow phone is limited by Node itself.
	.first_byte_timeout = 60s;
	.between_bytes_timeout = 30s;
	# A process under load answers late, a dead one refuses: only six failures of eight mean dead.
	.probe = {
		.url = "/api/health";
		.interval = 1s;
		.timeout = 5s;
		.window = 8;
		.threshold = 3;
		.initial = 3;
	}
}
# The same process without a probe, for leads: they are tried whatever the probe says.
backend unprobed {
	.host = "127.0.0.1";
	.port = "3000";
	.connect_timeout = 2s;
	.first_byte_timeout = 60s;
	.between_bytes_timeout = 30s;
}

# The Node processes, which purge, and the proxy in front.
acl own_machines {
	"localhost";
	"10.0.0.0"/8;
	"172.16.0.0"/12;
	"192.168.0.0"/16;
}

sub vcl_recv {
	# `X-Forwarded-For` ends with the address that Varnish was asked from. A request of a Node process has no other entry;
	# one of a visitor has the visitor's before it, written by the proxy.
	unset req.http.X-Visitor;
	if (client.ip !~ own_machines) {
		set req.http.X-Visitor = client.ip;
	} elsif (req.http.X-Forwarded-For ~ ",") {
		set req.http.X-Visitor = regsub(req.http.X-Forwarded-For, "^(.*,)?\s*([^,\s]*)\s*,[^,]*$", "\2");
	}
	if (req.method == "PURGE") {
		if (req.http.X-Visitor) {
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

	if (req.method == "POST" && req.url ~ "^/api/leads(\?|$)") {
		if (req.http.X-Visitor) {
			set req.http.X-Visitor = "lead " + req.http.X-Visitor;
		}
		# With two-instances.vcl the backend is chosen there.
		if (req.backend_hint == default) {
			set req.backend_hint = unprobed;
		}
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# The API answers each visitor for itself. A preview is for those who have its link; its files are those of all sites.
	if (req.url ~ "^/api(/|\?|$)"
	    || (req.http.Cookie ~ "(^|;\s*)mainstreet-preview=" && req.url !~ "^/(_next/static|assets)/")) {
		return (pass);
	}

	# What decides an answer that is kept, and nothing else: a background fetch carries the headers of the visitor who
	# caused it, and each value of a header in `Vary` would be a copy of its own.
	header.regsub(req, "^(?i)(?!(accept|accept-encoding|host|if-modified-since|if-none-match|range|rsc|sec-gpc|x-forwarded-for|x-forwarded-proto|x-visitor):).*$", "X-Dropped: 1");
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

# What one visitor may ask of Node: 200 requests at once, then 20 a second; four times as many for an IPv6 /48, which
# holds 65,536 networks /64. Leads are counted apart, so that a neighbour's flood does not use up theirs.
sub limit_visitor {
	if (req.http.X-Visitor
	    && (vsthrottle.is_denied(regsub(req.http.X-Visitor, "(([0-9a-fA-F]+:){1,4}).*$", "\1"), 200, 10s)
	        || (req.http.X-Visitor ~ ":"
	            && vsthrottle.is_denied(regsub(req.http.X-Visitor, "(([0-9a-fA-F]+:){1,3}).*$", "\1/48"), 800, 10s)))) {
		return (synth(429, "Too Many Requests"));
	}
}

sub vcl_miss {
	call limit_visitor;
}

sub vcl_pass {
	call limit_visitor;
}

sub vcl_backend_fetch {
	unset bereq.http.X-Visitor;
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
	# Neither an unknown address nor one of the endless spellings of a known one is kept, nor a failure. A note without a
	# body says so for two seconds: without it the visitors of such an address would be answered one after another.
	if (beresp.status != 200) {
		set beresp.uncacheable = true;
		set beresp.ttl = 2s;
		set beresp.grace = 0s;
		return (deliver);
	}
	if (beresp.http.Cache-Control ~ "(?i)no-store|private") {
		set beresp.uncacheable = true;
		set beresp.ttl = 30s;
		return (deliver);
	}
	unset beresp.http.Set-Cookie;
	# However many pictures are asked for, they push out pictures only: pages and their scripts and styles are there for
	# an outage.
	if (beresp.http.Content-Type ~ "^(image|video|audio)/") {
		set beresp.storage = storage.files;
	} else {
		set beresp.storage = storage.pages;
	}

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
	set beresp.http.Retry-After = "5";
	if (bereq.method == "POST") {
		set beresp.body = {"<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not sent</title></head>
<body style="font:1.125rem/1.6 system-ui,sans-serif;text-align:center;padding:15vh 1rem"><h1>Your request was not sent</h1>
<p>Go back with the Back button, which keeps what you typed, and send it again in a minute.
Or call: the phone number is on the page you came from.</p>
<div lang="es"><h2>Su solicitud no se ha enviado</h2>
<p>Vuelva con el botón Atrás, que conserva lo que escribió, y envíela de nuevo en un minuto.
O llame: el teléfono está en la página de la que viene.</p></div></body></html>
"};
	} else {
		set beresp.body = {"<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>One moment</title></head>
<body style="font:1.125rem/1.6 system-ui,sans-serif;text-align:center;padding:20vh 1rem"><h1>One moment</h1>
<p>This page is on its way and comes by itself.</p></body></html>
"};
	}
	return (deliver);
}

# An answer of Varnish's own has the headers that Node gives to its own.
sub complete_headers {
	set resp.http.Cache-Control = "no-store";
	set resp.http.X-Robots-Tag = "noindex";
	set resp.http.X-Content-Type-Options = "nosniff";
	set resp.http.X-Frame-Options = "SAMEORIGIN";
	set resp.http.Referrer-Policy = "strict-origin-when-cross-origin";
	set resp.http.Content-Security-Policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
	if (req.http.X-Forwarded-Proto == "https") {
		set resp.http.Strict-Transport-Security = "max-age=63072000";
	}
}

sub vcl_synth {
	if (resp.status == 405) {
		set resp.http.Allow = "GET, HEAD";
	}
	if (resp.status == 429) {
		set resp.http.Retry-After = "10";
	}
	if (resp.status == 429 && req.method == "POST") {
		set resp.http.Content-Type = "text/html; charset=utf-8";
		set resp.body = {"<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not sent</title></head>
<body style="font:1.125rem/1.6 system-ui,sans-serif;text-align:center;padding:15vh 1rem"><h1>Your request was not sent</h1>
<p>Go back with the Back button, which keeps what you typed, and send it again in a minute.
Or call: the phone number is on the page you came from.</p>
<div lang="es"><h2>Su solicitud no se ha enviado</h2>
<p>Vuelva con el botón Atrás, que conserva lo que escribió, y envíela de nuevo en un minuto.
O llame: el teléfono está en la página de la que viene.</p></div></body></html>
"};
	} else {
		set resp.http.Content-Type = "text/plain; charset=utf-8";
		set resp.body = resp.reason + {"
"};
	}
	call complete_headers;
	return (deliver);
}

sub vcl_deliver {
	if (!resp.http.X-Content-Type-Options) {
		call complete_headers;
	}
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
