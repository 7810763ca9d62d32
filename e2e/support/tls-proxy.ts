import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The request that the proxy sends for a name. */
export type View = {
  port: number;
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** A self-signed certificate for localhost. */
export const makeCertificate = (folder: string) => {
  const [key, cert] = ['key', 'pem'].map((end) => path.join(folder, `localhost.${end}`)) as [string, string];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { file: cert, key: readFileSync(key), cert: readFileSync(cert) };
};

const listen = async (server: Server): Promise<number> => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Forwards a request as a proxy that ends TLS does; a view replaces the method of a GET only. */
const forward = (view: View, request: http.IncomingMessage, response: http.ServerResponse) => {
  const { port, host, path: pathname, headers, body } = view;
  const isGet = request.method === 'GET';
  const sent = http.request({
    host: '127.0.0.1',
    port,
    path: pathname,
    method: isGet ? (view.method ?? 'GET') : request.method,
    headers: { ...request.headers, ...headers, host, 'x-forwarded-proto': 'https' },
  });
  sent.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.destroy());
  sent.end(isGet ? body : undefined);
};

/** A proxy as deploy/caddy configures it: ends TLS, and redirects HTTP to HTTPS. */
export const startTlsProxy = async (views: ReadonlyMap<string, View>) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-tls-'));
  const { file, ...certificate } = makeCertificate(folder);
  const secure = https.createServer(certificate, (request, response) => {
    const view = views.get(decodeURIComponent((request.url ?? '/').slice(1)));
    if (view) forward(view, request, response);
    else response.writeHead(404).end();
  });
  const httpsPort = await listen(secure);
  const plain = http.createServer((request, response) =>
    response.writeHead(308, { location: `https://localhost:${httpsPort}${request.url}` }).end(),
  );
  const httpPort = await listen(plain);
  const stop = () => {
    for (const server of [secure, plain]) {
      server.close();
      server.closeAllConnections();
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { httpPort, httpsPort, certificateFile: file, stop };
};
