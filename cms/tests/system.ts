import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { root } from './support';

// The whole system as it runs: the content server, the site, TLS in front of both, a mail server.

const cms = path.join(root, 'cms');
/** What the site asks of the content server. */
export const tokens = { REVALIDATE_TOKEN: 'a-token-for-revalidation', PREVIEW_TOKEN: 'a-token-for-previews' };
export const agency = { email: 'agency@example.com', password: 'a password of the agency' };

const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** A process that can be ended and started again. */
const service = (args: string[], cwd: string, env: Record<string, string>, ready: string) => {
  let child: ChildProcess | null = null;
  let log = '';
  const start = async () => {
    child = spawn(process.execPath, args, {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk));
    for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended:\n${log}`);
      if (
        await fetch(ready).then(
          (answer) => answer.status < 500,
          () => false,
        )
      )
        return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`${args.join(' ')} does not answer:\n${log}`);
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { start, stop, log: () => log };
};

const startTls = async (folder: string, portOf: (host: string) => number | undefined) => {
  const [key, cert] = ['key', 'pem'].map((end) => path.join(folder, `test.${end}`)) as [string, string];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      '/CN=test',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'pipe' },
  );
  const server = https.createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, response) => {
      const { method, url, headers } = request;
      const sent = http.request(
        {
          host: '127.0.0.1',
          port: portOf((headers.host ?? '').split(':')[0] ?? ''),
          method,
          path: url,
          headers: { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': headers.host },
        },
        (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
      );
      sent.on('error', () => response.destroy());
      request.pipe(sent);
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

/** Starts everything; the site shows the business `acme`. `siteUrl`: of a site that somebody else starts. */
export const startSystem = async ({
  databaseUrl,
  siteUrl,
}: { databaseUrl?: string; siteUrl?: string } = {}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-system-'));
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  const tls = await startTls(folder, (host) => (host === 'cms.test' ? cmsPort : sitePort));
  const { port } = tls.address() as AddressInfo;
  const [cmsOrigin, siteOrigin] = [`https://cms.test:${port}`, `https://acme.test:${port}`];

  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => (mails.push(text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')), done()));
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');

  const dataDirs = ['cms', 'site'].map((name) => path.join(folder, name)) as [string, string];
  for (const dir of dataDirs) mkdirSync(dir);
  const cmsEnv = {
    PORT: String(cmsPort),
    DATA_DIR: dataDirs[0],
    CMS_ORIGIN: cmsOrigin,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'Mainstreet <mail@cms.test>',
    CMS_ADMIN_EMAIL: agency.email,
    CMS_ADMIN_PASSWORD: agency.password,
    SITE_SERVERS: JSON.stringify([
      {
        url: siteUrl ?? `http://127.0.0.1:${sitePort}`,
        publicUrl: siteOrigin,
        revalidateToken: tokens.REVALIDATE_TOKEN,
        previewToken: tokens.PREVIEW_TOKEN,
      },
    ]),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const content = service(['settings/serve.mjs'], cms, cmsEnv, `http://127.0.0.1:${cmsPort}/login`);
  const site = service(
    [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(sitePort)],
    root,
    {
      ...tokens,
      PORT: String(sitePort),
      DATA_DIR: dataDirs[1],
      PAGE_ID: 'acme',
      SITE_URL: siteOrigin,
      CONTENT_API_URL: `http://127.0.0.1:${cmsPort}`,
      REVIEWS_API_URL: `http://127.0.0.1:${cmsPort}`,
      PREVIEW_FRAME_ANCESTORS: cmsOrigin,
      WEATHER_API_URL: 'off',
      GEOCODER_API_URL: 'off',
    },
    `http://127.0.0.1:${sitePort}/api/health`,
  );
  await content.start();
  return {
    folder,
    cmsOrigin,
    siteOrigin,
    cmsUrl: `http://127.0.0.1:${cmsPort}`,
    siteUrl: `http://127.0.0.1:${sitePort}`,
    content,
    site,
    mails,
    /** Runs a command of the package against this system's data. */
    command: async (name: string, ...args: string[]) => {
      const command = ['--import', 'tsx', `commands/${name}.ts`, ...args];
      const { stdout } = await promisify(execFile)(process.execPath, command, {
        cwd: cms,
        env: { ...process.env, ...cmsEnv },
        maxBuffer: 10_000_000,
      });
      return stdout;
    },
    write: (name: string, json: unknown) => {
      const file = path.join(folder, name);
      writeFileSync(file, JSON.stringify(json));
      return file;
    },
    stop: async () => {
      await Promise.all([content.stop(), site.stop()]);
      tls.close();
      tls.closeAllConnections();
      smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type System = Awaited<ReturnType<typeof startSystem>>;
