import http from 'node:http';
import https from 'node:https';

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

type Request = Partial<Omit<RawRequest, 'host' | 'headers'>> & { headers?: http.OutgoingHttpHeaders };

/**
 * A request as it is written here: any Host, any method, and no header that is not named. Over TLS, Host also
 * names the certificate.
 * @throws Error when nobody answers, or there is no certificate
 */
export const ask = (
  url: string,
  { method = 'GET', headers = {}, body, agent, ...target }: Request = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const tls = { servername: String(headers.host), rejectUnauthorized: false };
    const options = { method, headers, agent: agent ?? false, ...target };
    const answered = (response: http.IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, headers: given, bytes, body: bytes.toString('utf8') });
      });
    };
    const request = url.startsWith('https:')
      ? https.request(url, { ...options, ...tls }, answered)
      : http.request(url, options, answered);
    request.setTimeout(20_000, () => request.destroy(new Error('no answer in 20 seconds')));
    request.on('error', reject);
    request.end(body);
  });

/** One request to a port of this machine. fetch can neither set Host nor send '..'. */
export const rawRequest = (
  port: number,
  { host = `localhost:${port}`, headers, ...request }: RawRequest,
): Promise<RawAnswer> => ask(`http://127.0.0.1:${port}`, { ...request, headers: { host, ...headers } });
