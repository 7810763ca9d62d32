import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ContentServer } from './support/content-server';
import {
  embeddedRecord,
  embeddedReviews,
  freshId,
  type WireRecord,
  type WireReview,
} from './support/records';
import { SiteServer } from './support/site-server';

export { expect };

export const TOKEN = 'a-token-for-the-browser-tests';

/** What a page did that nobody expected: console lines, errors, failed requests, requests to other hosts. */
export class Watch {
  readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly hosts = new Set<string>();

  /** From now on, problems like this one are expected. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Requests to this origin are expected, beside those to the page's own. */
  allowOrigin(origin: string): void {
    this.hosts.add(new URL(origin).host);
  }

  get unexpected(): string[] {
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  follow(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page ends what it was still loading, and without JavaScript no script is loaded; those are no failures.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
        this.problems.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`status ${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.protocol.startsWith('http')) return;
      const own =
        request.isNavigationRequest() && request.frame() === page.mainFrame() ? url : new URL(page.url());
      if (url.host !== own.host && !this.hosts.has(url.host))
        this.problems.push(`request to another host: ${request.url()}`);
    });
  }
}

type Content = { record: WireRecord | Record<string, unknown>; reviews?: readonly WireReview[] | unknown };

/** Sites that one server shows: a host name for each. */
export type Sites = {
  server: SiteServer;
  idOf: (name: string) => string;
  hostOf: (name: string) => string;
  urlOf: (name: string, path?: string) => string;
  file: string;
};

type WorkerFixtures = {
  content: ContentServer;
  /** Starts servers, one site or many, that end with the worker. Their weather comes from the content server. */
  startServer: (env?: Record<string, string>, args?: string[]) => Promise<SiteServer>;
  startSites: (contents: Record<string, Content>, env?: Record<string, string>) => Promise<Sites>;
  /** The embedded demo site: no record comes from the content server. */
  demo: SiteServer;
  /** The other records of content/, served over HTTP: hosts call-only.test, minimal.test, spanish.test. */
  served: Sites;
};

type TestFixtures = {
  /** Whether the estimate popup may open by itself; `test.use({ estimatePopup: true })`. */
  estimatePopup: boolean;
  watch: Watch;
  /** As `page`, with JavaScript switched off: the server's HTML and nothing else. */
  plainPage: Page;
};

const watched = async (context: BrowserContext, watch: Watch) => {
  const page = await context.newPage();
  watch.follow(page);
  return page;
};

/** The estimate popup opens by itself, and would cover what a test is about: this browsing session has seen it. */
export const withoutEstimatePopup = (page: Page) =>
  page.addInitScript(() => {
    try {
      sessionStorage.setItem('estimate-popup', 'shown');
    } catch {
      // A frame that may keep nothing.
    }
  });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  content: [
    async ({}, use) => {
      const content = new ContentServer();
      await content.start();
      await use(content);
      await content.stop();
    },
    { scope: 'worker' },
  ],

  startServer: [
    async ({ content }, use) => {
      const started: SiteServer[] = [];
      await use(async (env = {}, args = []) => {
        const server = await SiteServer.start(
          { WEATHER_API_URL: content.url, GEOCODER_API_URL: content.url, ...env },
          args,
        );
        started.push(server);
        return server;
      });
      await Promise.all(started.map((server) => server.dispose()));
    },
    { scope: 'worker' },
  ],

  startSites: [
    async ({ content, startServer }, use) => {
      const folders: string[] = [];
      await use(async (contents, env = {}) => {
        const ids = new Map(Object.keys(contents).map((name) => [name, freshId(`pageid-${name}`)]));
        const idOf = (name: string) => {
          const id = ids.get(name);
          if (!id) throw new Error(`No site named ${name}`);
          return id;
        };
        for (const [name, { record, reviews }] of Object.entries(contents)) {
          await content.putRecord(idOf(name), 'docId' in record ? { ...record, docId: idOf(name) } : record);
          await content.putReviews(idOf(name), reviews ?? []);
        }
        const folder = await mkdtemp(path.join(os.tmpdir(), 'mainstreet-sites-'));
        folders.push(folder);
        const file = path.join(folder, 'sites.json');
        const hostOf = (name: string) => `${name}.test`;
        await writeFile(
          file,
          JSON.stringify(Object.fromEntries([...ids].map(([name, id]) => [hostOf(name), id]))),
        );
        const server = await startServer({
          CONTENT_API_URL: content.url,
          REVIEWS_API_URL: content.url,
          SITES_FILE: file,
          REVALIDATE_SECONDS: '3600',
          REVALIDATE_TOKEN: TOKEN,
          ...env,
        });
        return { server, file, idOf, hostOf, urlOf: (name, at = '/') => server.originOf(hostOf(name)) + at };
      });
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
    { scope: 'worker' },
  ],

  demo: [async ({ startServer }, use) => use(await startServer()), { scope: 'worker' }],

  served: [
    async ({ startSites }, use) =>
      use(
        await startSites({
          'call-only': { record: embeddedRecord('call-only'), reviews: embeddedReviews('call-only') },
          minimal: { record: embeddedRecord('minimal') },
          spanish: { record: embeddedRecord('spanish'), reviews: embeddedReviews('spanish') },
        }),
      ),
    { scope: 'worker' },
  ],

  estimatePopup: [false, { option: true }],

  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    expect(watch.unexpected, 'the page did something that nobody expected').toEqual([]);
  },

  page: async ({ context, watch, estimatePopup }, use) => {
    const page = await watched(context, watch);
    if (!estimatePopup) await withoutEstimatePopup(page);
    await use(page);
    await page.close();
  },

  plainPage: async ({ browser, watch, viewport }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    await use(await watched(context, watch));
    await context.close();
  },
});
