import { randomBytes } from 'node:crypto';
import { ContentServer, publicServices } from './content-server';
import { embeddedNames, embeddedRecord, embeddedReviews } from './embedded-records';
import {
  newSitesFile,
  registerSites,
  removeSitesFile,
  sitesOn,
  TOKEN,
  untilKnown,
  type Content,
  type Sites,
} from './many-sites';
import { addressAt, RunningServer, SiteServer, type SiteAddress } from './site-server';

// Two servers that all workers share, so that each page is rendered once: one of the demo record, one of many
// sites, to which tests add theirs. No test stops them or changes another's site.

type Shared = {
  demoPort: number;
  port: number;
  dataDir: string;
  contentPort: number;
  sitesFile: string;
  /** For the embedded records on the server of many sites. */
  ids: Record<string, string>;
};

const VARIABLE = 'SHARED_SERVERS';
const shared = (): Shared => JSON.parse(process.env[VARIABLE] ?? '{}') as Shared;

export const manySitesEnv = (content: ContentServer): Record<string, string> => ({
  ...publicServices(content),
  CONTENT_API_URL: content.url,
  REVIEWS_API_URL: content.url,
  REVALIDATE_SECONDS: '3600',
  REVALIDATE_TOKEN: TOKEN,
});

const embeddedSites = Object.fromEntries(
  embeddedNames.map((name) => [name, { record: embeddedRecord(name), reviews: embeddedReviews(name) }]),
);

const withoutLimit = { LEADS_PER_ADDRESS: '1000000' };

/** Starts the servers and puts their addresses into the environment. @returns a function that ends them */
export const startShared = async (): Promise<() => Promise<void>> => {
  const content = new ContentServer();
  await content.start();
  const sitesFile = await newSitesFile();
  const ids = await registerSites(embeddedSites, content, sitesFile);
  const [demo, many] = await Promise.all([
    SiteServer.start({ ...publicServices(content), ...withoutLimit }),
    SiteServer.start({ ...manySitesEnv(content), ...withoutLimit, SITES_FILE: sitesFile }),
  ]);
  const { port, dataDir } = many;
  const found: Shared = { demoPort: demo.port, port, dataDir, contentPort: content.port, sitesFile, ids };
  process.env[VARIABLE] = JSON.stringify(found);
  return async () => {
    await Promise.all([demo.dispose(), many.dispose()]);
    await content.stop();
    await removeSitesFile(sitesFile);
  };
};

export const sharedDemo = (): SiteAddress => addressAt(shared().demoPort);

const sharedServer = () => {
  const { port, dataDir, contentPort, sitesFile } = shared();
  return {
    server: new RunningServer(port, dataDir),
    content: ContentServer.at(contentPort),
    file: sitesFile,
  };
};

export const sharedEmbeddedSites = (): Sites => {
  const { server, ...rest } = sharedServer();
  return sitesOn(server, { ...rest, ids: shared().ids });
};

/** Shows sites on the server of many sites, under new host names. */
export const addSharedSites = async (contents: Record<string, Content>): Promise<Sites> => {
  const { server, content, file } = sharedServer();
  const suffix = `.${randomBytes(6).toString('hex')}`;
  const ids = await registerSites(contents, content, file, suffix);
  const sites = sitesOn(server, { ids, content, file, suffix });
  const [last = ''] = Object.keys(contents).slice(-1);
  await untilKnown(server.port, sites.hostOf(last));
  return sites;
};
