vcl 4.1;

# Varnish in front of two Node processes (compose.yaml); more are added in the same way.

import directors;

probe ready {
	.url = "/api/ready";
	.interval = 1s;
	.timeout = 3s;
	.window = 3;
	.threshold = 2;
	.initial = 1;
}
probe alive {
	.url = "/api/health";
	.interval = 1s;
	.timeout = 3s;
	.window = 3;
	.threshold = 2;
	.initial = 1;
}
backend site1 { .host = "site-1"; .port = "3000"; .probe = ready; }
backend site2 { .host = "site-2"; .port = "3000"; .probe = ready; }
# For when no process is ready because the database is away: pages need none. Whoever has ended is left out.
backend site1_unready { .host = "site-1"; .port = "3000"; .probe = alive; }
backend site2_unready { .host = "site-2"; .port = "3000"; .probe = alive; }

sub vcl_init {
	new sites = directors.round_robin();
	sites.add_backend(site1);
	sites.add_backend(site2);
	new unready = directors.round_robin();
	unready.add_backend(site1_unready);
	unready.add_backend(site2_unready);
	new any = directors.fallback();
	any.add_backend(sites.backend());
	any.add_backend(unready.backend());
}

# Runs before the vcl_recv that is included: Varnish joins what has the same name.
sub vcl_recv {
	set req.backend_hint = any.backend();
}

include "/etc/varnish/default.vcl";
