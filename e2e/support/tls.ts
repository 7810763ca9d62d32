import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';

/** A self-signed certificate for localhost. */
const makeCertificate = (folder: string) => {
  const [key, cert] = ['key', 'pem'].map((end) => path.join(folder, `localhost.${end}`)) as [string, string];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
};

/** TLS in front of servers of this machine. Answers itself for hosts of which `portOf` names no port. */
export const startTls = async (
  folder: string,
  portOf: (host: string) => number | undefined,
  ownPage?: (url: string) => string,
): Promise<https.Server> => {
  const server = https.createServer(makeCertificate(folder), (request, response) => {
    const { method, url: target = '/', headers } = request;
    const port = portOf((headers.host ?? '').split(':')[0] ?? '');
    if (port === undefined)
      return response.writeHead(200, { 'content-type': 'text/html' }).end(ownPage?.(target));
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': headers.host };
    const sent = http.request(
      { host: '127.0.0.1', port, method, path: target, headers: { ...headers, ...forwarded } },
      (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    sent.on('error', () => response.destroy());
    return request.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
