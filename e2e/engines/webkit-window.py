#!/usr/bin/python3
"""A window with WebKitGTK and nothing else, of any size, for WebKitWebDriver: WIDTHxHEIGHT as first argument.

Runs the script of the file RUN_FIRST in each page before the page's own. Prints the page to the file PRINT_TO at
SIGUSR1, and then writes PRINTED to standard output. Writes its process id to the file WINDOW_ID.
"""
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

width, height = (int(side) for side in sys.argv[1].split("x"))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
first = WebKit2.UserContentManager()
with open(os.environ["RUN_FIRST"], encoding="utf8") as script:
    first.add_script(
        WebKit2.UserScript(
            script.read(),
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
        )
    )
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=first)
window = Gtk.Window(decorated=False, default_width=width, default_height=height)
window.connect("destroy", Gtk.main_quit)
window.add(view)
window.show_all()


def on_started(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", lambda _session: view)


def print_page():
    pages = Gtk.PrintSettings()
    pages.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(os.environ["PRINT_TO"]))
    pages.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    pages.set_printer("Print to File")
    operation = WebKit2.PrintOperation(web_view=view, print_settings=pages)
    operation.connect("finished", lambda _operation: print("PRINTED", flush=True))
    operation.connect("failed", lambda _operation, error: print("NOT PRINTED", error.message, flush=True))
    operation.print_()
    return GLib.SOURCE_CONTINUE


context.connect("automation-started", on_started)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, print_page)
with open(os.environ["WINDOW_ID"], "w", encoding="utf8") as file:
    file.write(str(os.getpid()))
Gtk.main()
