vcl 4.1;

# Varnish in front of two Node processes (compose.yaml); more are added in the same way.

import directors;

backend site1 {
	.host = "site-1";
	.port = "3000";
	.probe = { .url = "/api/health"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 1; }
}
backend site2 {
	.host = "site-2";
	.port = "3000";
	.probe = { .url = "/api/health"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 1; }
}

sub vcl_init {
	new sites = directors.round_robin();
	sites.add_backend(site1);
	sites.add_backend(site2);
}

# Runs before the vcl_recv that is included: Varnish joins what has the same name.
sub vcl_recv {
	set req.backend_hint = sites.backend();
}

include "/etc/varnish/default.vcl";
