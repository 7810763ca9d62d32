vcl 4.1;

# Varnish in front of two Node processes (compose.yaml); more are added in the same way.

import directors;

# A process that is about to end says so (503), and is left out after six probes: less than SHUTDOWN_GRACE_SECONDS.
probe ready {
	.url = "/api/ready";
	.interval = 500ms;
	.timeout = 5s;
	.window = 8;
	.threshold = 3;
	.initial = 2;
}
probe alive {
	.url = "/api/health";
	.interval = 500ms;
	.timeout = 5s;
	.window = 8;
	.threshold = 3;
	.initial = 2;
}
backend site1 { .host = "site-1"; .port = "3000"; .probe = ready; }
backend site2 { .host = "site-2"; .port = "3000"; .probe = ready; }
# For when no process is ready because the database is away: pages need none. Whoever has ended is left out.
backend site1_unready { .host = "site-1"; .port = "3000"; .probe = alive; }
backend site2_unready { .host = "site-2"; .port = "3000"; .probe = alive; }
# For leads, when every probe says that no process lives.
backend site1_unprobed { .host = "site-1"; .port = "3000"; }
backend site2_unprobed { .host = "site-2"; .port = "3000"; }

sub vcl_init {
	new sites = directors.round_robin();
	sites.add_backend(site1);
	sites.add_backend(site2);
	new unready = directors.round_robin();
	unready.add_backend(site1_unready);
	unready.add_backend(site2_unready);
	new unprobed_sites = directors.round_robin();
	unprobed_sites.add_backend(site1_unprobed);
	unprobed_sites.add_backend(site2_unprobed);
	new any = directors.fallback();
	any.add_backend(sites.backend());
	any.add_backend(unready.backend());
	new for_leads = directors.fallback();
	for_leads.add_backend(any.backend());
	for_leads.add_backend(unprobed_sites.backend());
}

# Runs before the vcl_recv that is included: Varnish joins what has the same name.
sub vcl_recv {
	set req.backend_hint = any.backend();
	if (req.method == "POST" && req.url ~ "^/api/leads(\?|$)") {
		set req.backend_hint = for_leads.backend();
	}
}

include "/etc/varnish/default.vcl";
