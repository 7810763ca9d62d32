/** For answers that no browser and no cache may keep. */
export const noStore = { 'cache-control': 'no-store' };

export const noStoreNoindex = { ...noStore, 'x-robots-tag': 'noindex' };

/** One plain line. */
export const noStoreText = (line: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${line}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...noStore, ...headers },
  });

export const noStoreJson = (body: object, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...noStore, ...headers } });
