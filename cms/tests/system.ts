import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { end, startNode, untilReady, type Running } from '../../e2e/support/processes';
import { freePort } from '../../test/free-port.mjs';
import { startTls } from '../../e2e/support/tls';
import { startSmtpServer } from '../../test/smtp-server';
import { root } from './support';

// The whole system as it runs: the content server, the site, TLS in front of both, a mail server.

const cms = path.join(root, 'cms');
/** What the site asks of the content server. */
export const tokens = {
  REVALIDATE_TOKEN: 'a-token-for-revalidation',
  PREVIEW_TOKEN: 'a-token-for-previews',
  REQUESTS_TOKEN: 'a-token-for-requests',
};
export const agency = { email: 'agency@example.com', password: 'a password of the agency' };

/** A process that can be ended and started again. */
const service = (args: string[], cwd: string, env: Record<string, string>, ready: string) => {
  let running: Running | undefined;
  const answers = () =>
    fetch(ready).then(
      (answer) => (answer.status < 500 ? true : null),
      () => null,
    );
  return {
    start: async () => {
      running = startNode(args, cwd, env);
      await untilReady(running, args.join(' '), answers);
    },
    stop: async () => running && end(running),
    log: () => running?.output() ?? '',
  };
};

/**
 * Starts everything; the site shows the business `acme`.
 * `env`: more for the content server.
 */
export const startSystem = async ({
  databaseUrl,
  env = {},
}: { databaseUrl?: string; env?: Record<string, string> } = {}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-system-'));
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  const tls = await startTls(folder, (host) => (host === 'cms.test' ? cmsPort : sitePort));
  const { port } = tls.address() as AddressInfo;
  const [cmsOrigin, siteOrigin] = [`https://cms.test:${port}`, `https://acme.test:${port}`];

  const smtp = await startSmtpServer();
  // A connection that the content server leaves when it ends.
  smtp.server.on('error', () => undefined);
  const mails = () => smtp.mails.map(({ raw }) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='));

  /** @returns the link of the first mail to this address after `after` mails */
  const linkFor = async (address: string, after: number): Promise<string> => {
    const isIt = (mail: string) => mail.includes(`To: ${address}`);
    await expect.poll(() => mails().slice(after).some(isIt)).toBe(true);
    return (
      /https:\/\/cms\.test:\d+\/admin\/link#[\w-]+/.exec(mails().slice(after).find(isIt) ?? '')?.[0] ?? ''
    );
  };

  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const dataDirs = ['cms', 'site'].map((name) => path.join(folder, name)) as [string, string];
  for (const dir of dataDirs) mkdirSync(dir);
  const cmsEnv = {
    PORT: String(cmsPort),
    DATA_DIR: dataDirs[0],
    CMS_ORIGIN: cmsOrigin,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Mainstreet <mail@cms.test>',
    CMS_ADMIN_EMAIL: agency.email,
    CMS_ADMIN_PASSWORD: agency.password,
    SITE_SERVERS: JSON.stringify([
      {
        url: `http://127.0.0.1:${sitePort}`,
        publicUrl: siteOrigin,
        revalidateToken: tokens.REVALIDATE_TOKEN,
        previewToken: tokens.PREVIEW_TOKEN,
        requestsToken: tokens.REQUESTS_TOKEN,
      },
    ]),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  };
  const content = service(['settings/serve.mjs'], cms, cmsEnv, `http://127.0.0.1:${cmsPort}/api/users/me`);
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
  const signedIn = async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${cmsUrl}/api/users/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(agency),
    });
    const { token } = (await answer.json()) as { token: string };
    return async (path: string, init: RequestInit = {}): Promise<any> =>
      (
        await fetch(cmsUrl + path, { ...init, headers: { ...headers, authorization: `JWT ${token}` } })
      ).json();
  };
  const businessId = async (pageId: string): Promise<number> =>
    (await (await signedIn())(`/api/businesses?where[pageId][equals]=${pageId}&depth=0`)).docs[0].id;
  return {
    folder,
    /** Calls the API as the agency. */
    signedIn,
    businessId,
    editorOf: async (pageId: string) =>
      `${cmsOrigin}/admin/collections/businesses/${await businessId(pageId)}`,
    /** Invites an owner. @returns the link of her mail */
    invite: async (email: string, pageId: string) => {
      const before = mails().length;
      const body = JSON.stringify({ email, role: 'owner', businesses: [await businessId(pageId)] });
      await (
        await signedIn()
      )('/api/users', { method: 'POST', body });
      return linkFor(email, before);
    },
    linkFor,
    cmsOrigin,
    siteOrigin,
    cmsUrl,
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
      void smtp.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
/** Starts everything on the database of the test's project. */
export const startSystemOfProject = async () => {
  const { startPostgres } = await import('../../test/start-postgres.mjs');
  const postgres = test.info().project.name === 'postgres' ? await startPostgres() : null;
  const system = await startSystem({ databaseUrl: postgres?.url });
  const stop = async () => {
    await system.stop();
    postgres?.stop();
  };
  return { ...system, stop };
};
export type System = Awaited<ReturnType<typeof startSystem>>;

/** Everything, for a file of tests: with these records, by their page ids; its site is up. */
export const systemWith = (records: Record<string, object>, start: () => Promise<System> = startSystem) => {
  const system = {} as System;
  test.beforeAll(async () => {
    Object.assign(system, await start());
    const files = Object.entries(records).map(([id, record]) => system.write(`${id}.json`, record));
    await system.command('import', ...files);
    await system.site.start();
  });
  test.afterAll(() => system.stop?.());
  return system;
};

/** Logs the agency in by its password, on the page to log in if it is already there. */
export const logInAsAgency = async (page: Page, { cmsOrigin }: System) => {
  const login = `${cmsOrigin}/admin/login`;
  if (page.url() !== login) await page.goto(login);
  await page.locator('#field-email').fill(agency.email);
  await page.locator('#field-password').fill(agency.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/admin$/);
};
/** Logs an owner in by the mail of her invitation. */
export const logInByMail = async (page: Page, system: System, email: string, pageId = 'acme') => {
  await page.goto(await system.invite(email, pageId));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);
};
/** The same, to the form of her business. */
export const openAs = async (page: Page, system: System, email: string) => {
  await logInByMail(page, system, email);
  await page.goto(await system.editorOf('acme'));
  await expect(page.locator('.live-status [role=status]')).toHaveText('Published, live');
};
