import { expect, type Page, test as base } from '@playwright/test';
import { ContentServer, publicServices } from './support/content-server';
import { loadWithScripts } from './support/prepare-page';
import {
  type Content,
  newSitesFile,
  registerSites,
  removeSitesFile,
  type Sites,
  sitesOn,
  TOKEN,
} from './support/many-sites';
import { Servers } from './support/servers';
import { addSharedSites, manySitesEnv, sharedDemo, sharedEmbeddedSites } from './support/shared-servers';
import type { RunningServer, SiteAddress, SiteServer } from './support/site-server';
import { Watch } from './support/watch';

export { expect, TOKEN };
export type { Sites };

/** Tag of a test that only `npm run test:full` runs; `npm test` runs a representative of its matrix. */
export const full = { tag: '@full' } as const;
/** True while the full matrices run. */
export const isFullRun = process.env.TEST_FULL === '1';

/**
 * Shows sites. Without `env` on the server that all workers share, where the same `contents` object gives the
 * same sites; with `env`, even an empty one, on a new server whose content server is `content`.
 */
type StartSites = {
  (contents: Record<string, Content>): Promise<Sites>;
  (contents: Record<string, Content>, env: Record<string, string>): Promise<Sites<SiteServer>>;
};

type WorkerFixtures = {
  content: ContentServer;
  /** Starts a server that ends when tests of another file begin. */
  startServer: (env?: Record<string, string>, args?: string[]) => Promise<SiteServer>;
  startSites: StartSites;
  /** The embedded demo site, on a server that all workers share: no test may change it. */
  demo: SiteAddress;
  /** The records of content/ (`embeddedNames`), served over HTTP. No test changes them. */
  served: Sites;
  servers: Servers;
  keptPage: Page;
  keptPlainPage: Page;
};

type TestFixtures = {
  /** Whether the estimate popup may open by itself; `test.use({ estimatePopup: true })`. */
  estimatePopup: boolean;
  watch: Watch;
  /**
   * One page for all tests of a worker, which saves two thirds of a load's processor time. Storage is empty
   * at each load. Of `test.use` only `viewport` has an effect: a test with a clock, init scripts, headers or
   * permissions uses `page`.
   */
  sharedPage: Page;
  /** As `sharedPage`, with JavaScript switched off: the server's HTML and nothing else. */
  plainPage: Page;
  endServers: null;
};

/** Marks the estimate popup as seen: otherwise it opens during a test. */
export const withoutEstimatePopup = (page: Page) =>
  page.addInitScript(() => {
    try {
      localStorage.setItem('estimate-popup', String(Date.now()));
    } catch {
      // A frame without storage.
    }
  });

const forgetVisitor = () => {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A frame without storage.
  }
};

/** Removes listeners, routes and emulated media after each test. */
const lend = async (
  page: Page,
  { watch, viewport }: { watch: Watch; viewport: { width: number; height: number } | null },
  use: (page: Page) => Promise<void>,
) => {
  await page.bringToFront();
  if (viewport) await page.setViewportSize(viewport);
  watch.follow(page);
  await use(page);
  Watch.leave(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null });
};

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

  servers: [
    async ({}, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.endOthers(null);
    },
    { scope: 'worker' },
  ],

  startServer: [
    async ({ content, servers }, use) =>
      use((env = {}, args = []) => servers.start({ ...publicServices(content), ...env }, args)),
    { scope: 'worker' },
  ],

  startSites: [
    async ({ content, servers }, use) => {
      const known = new WeakMap<object, Promise<Sites>>();
      const files: string[] = [];
      const startOwn = async (contents: Record<string, Content>, env: Record<string, string>) => {
        const file = await newSitesFile();
        files.push(file);
        const ids = await registerSites(contents, content, file);
        const server = await servers.start({ ...manySitesEnv(content), SITES_FILE: file, ...env });
        return sitesOn(server, { ids, content, file });
      };
      const startShared = (contents: Record<string, Content>) => {
        const sites = known.get(contents) ?? addSharedSites(contents);
        known.set(contents, sites);
        return sites;
      };
      const startSites = (contents: Record<string, Content>, env?: Record<string, string>) =>
        env ? startOwn(contents, env) : startShared(contents);
      await use(startSites as StartSites);
      for (const file of files) await removeSitesFile(file);
    },
    { scope: 'worker' },
  ],

  endServers: [
    async ({ servers }, use, { file }) => {
      await servers.endOthers(file);
      await use(null);
    },
    { auto: true },
  ],

  demo: [async ({}, use) => use(sharedDemo()), { scope: 'worker' }],

  served: [async ({}, use) => use(sharedEmbeddedSites()), { scope: 'worker' }],

  estimatePopup: [false, { option: true }],

  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    expect(watch.unexpected, 'the page did something that nobody expected').toEqual([]);
  },

  page: async ({ context, watch, estimatePopup, javaScriptEnabled }, use) => {
    const page = await context.newPage();
    watch.follow(page);
    if (!estimatePopup) await withoutEstimatePopup(page);
    if (javaScriptEnabled !== false) loadWithScripts(page);
    await use(page);
    await page.close();
  },

  keptPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await page.addInitScript(forgetVisitor);
      await withoutEstimatePopup(page);
      loadWithScripts(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],

  keptPlainPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],

  sharedPage: ({ keptPage, watch, viewport }, use) => lend(keptPage, { watch, viewport }, use),

  plainPage: ({ keptPlainPage, watch, viewport }, use) => lend(keptPlainPage, { watch, viewport }, use),
});

/**
 * Shows sites for all tests of a file, as `startSites` does for one test. With `env` the tests run in one
 * worker, so that the server is started once.
 */
export const sitesWith = <Server extends RunningServer = RunningServer>(
  contents: Record<string, Content>,
  env?: Record<string, string>,
): Sites<Server> => {
  const sites = {} as Sites<Server>;
  if (env) test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ startSites }) => {
    Object.assign(sites, await (env ? startSites(contents, env) : startSites(contents)));
  });
  return sites;
};
