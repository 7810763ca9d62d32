import http from 'node:http';

export type RawRequest = {
  method?: string;
  /** The request target, sent without normalisation. */
  path: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Keeps connections; without one, each request has a connection of its own. */
  agent?: http.Agent;
};
export type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string; bytes: Buffer };

/** One HTTP request. fetch can neither set Host nor send '..'. */
export const rawRequest = (
  port: number,
  { method = 'GET', path, host = `localhost:${port}`, headers = {}, body, agent }: RawRequest,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host, ...headers },
        agent: agent ?? false,
        timeout: 15_000,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes.toString('utf8'),
            bytes,
          });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`${method} ${path}: no answer`)));
    request.on('error', reject);
    request.end(body);
  });
