const MAX_ANSWER = 5_000_000;

/** @returns the status and the JSON of the answer; without an answer status 0 and the reason */
export const callSite = async (
  url: string,
  {
    method = 'POST',
    token,
    body,
    timeoutMs,
  }: { method?: string; token: string; body: unknown; timeoutMs: number },
): Promise<{ status: number; json: Record<string, unknown>; reason: string }> => {
  try {
    const answer = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = (await answer.text()).slice(0, MAX_ANSWER);
    const json = (() => {
      try {
        return (JSON.parse(text) ?? {}) as Record<string, unknown>;
      } catch {
        return {};
      }
    })();
    return {
      status: answer.status,
      json,
      reason: String(json.message ?? `HTTP ${answer.status}`).slice(0, 300),
    };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    const reason = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message);
    return { status: 0, json: {}, reason };
  }
};
