// A content server over TLS whose documents can fail in every way that an outage has. A stand-in of
// bench/outage.mjs.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';

/** A self-signed certificate for content.test (dns-fault.mjs). */
const makeCertificate = (folder, name) => {
  const [key, cert] = ['key', 'pem'].map((end) => join(folder, `${name}.${end}`));
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=content.test', '-addext', 'subjectAltName=DNS:content.test', '-days', '2'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { file: cert, key: readFileSync(key), cert: readFileSync(cert) };
};

const json = { 'content-type': 'application/json' };

/** Sends a byte every 100 ms: slower than any limit of time allows. */
const drip = (response, text) => {
  response.writeHead(200, json);
  let sent = 0;
  const timer = setInterval(() => response.write(text[sent++ % text.length]), 100);
  response.on('close', () => clearInterval(timer));
};

const answers = {
  ok: (response, text) => response.writeHead(200, json).end(text),
  500: (response) => response.writeHead(500).end('Internal error'),
  404: (response) => response.writeHead(404, json).end('{}'),
  hang: () => {},
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  truncated: (response, text) => response.writeHead(200, json).end(text.slice(0, text.length / 2)),
  drip,
};

/** Every kind of outage, in the order in which the bench goes through them. */
export const outages = [
  'refused',
  '500',
  '404',
  'hang',
  'html',
  'truncated',
  'drip',
  'wrong certificate',
  'DNS failure',
  'flapping',
];

/**
 * Starts it in `folder`. `env` is what the servers need: its address, its certificate, and the module that
 * lets its name fail.
 * @param {(pathname: string) => unknown} documentOf
 */
export const startContent = async (folder, documentOf) => {
  const right = makeCertificate(folder, 'right');
  const wrong = makeCertificate(folder, 'wrong');
  const dnsFault = join(folder, 'dns-fails');
  let mode = 'ok';
  const server = createServer(right, ({ url = '/' }, response) => {
    const now = mode === 'flapping' ? ['ok', '500', '404'][Math.floor(Date.now() / 300) % 3] : mode;
    (answers[now] ?? answers.ok)(response, JSON.stringify(documentOf(url)));
  });
  const listen = async (port) => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address();
  const setMode = async (next) => {
    mode = next;
    rmSync(dnsFault, { force: true });
    if (next === 'DNS failure') writeFileSync(dnsFault, '');
    server.setSecureContext(next === 'wrong certificate' ? wrong : right);
    // What is under way belongs to the former kind.
    server.closeAllConnections();
    if (next === 'refused') server.close();
    else if (!server.listening) await listen(port);
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const env = {
    CONTENT_API_URL: `https://content.test:${port}`,
    REVIEWS_API_URL: `https://content.test:${port}`,
    NODE_EXTRA_CA_CERTS: right.file,
    NODE_OPTIONS: `--import ${new URL('dns-fault.mjs', import.meta.url).pathname}`,
    DNS_FAULT: dnsFault,
  };
  return { env, setMode, stop };
};
