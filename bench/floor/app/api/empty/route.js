/** As little as a handler can do: what a POST costs before any work of ours. */
export const POST = () => Response.json({ ok: true });
