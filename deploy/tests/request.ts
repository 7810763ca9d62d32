import http from 'node:http';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

type Options = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string };

/**
 * A request as it is written here: any Host, any method, and no header that is not named.
 * @throws Error when nobody answers
 */
export const ask = (url: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.setTimeout(20_000, () => request.destroy(new Error('no answer in 20 seconds')));
    request.on('error', reject);
    request.end(body);
  });
