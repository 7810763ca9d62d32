import http from 'node:http';
import https from 'node:https';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; bytes: Buffer; body: string };

type Options = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string };

/**
 * A request as it is written here: any Host, any method, and no header that is not named. Over TLS, Host also
 * names the certificate.
 * @throws Error when nobody answers, or there is no certificate
 */
export const ask = (url: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const tls = { servername: String(headers.host), rejectUnauthorized: false };
    const options = { method, headers, agent: false };
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
