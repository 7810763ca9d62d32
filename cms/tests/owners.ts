import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { caller, createBusiness, startPayload, startSite } from './support';

/** `startPayload` for a file of tests, whose process it ends: databases keep connections open. */
export const contentServer = (env?: Record<string, string>) => {
  after(() => setTimeout(() => process.exit(), 100));
  return startPayload(env);
};

/** The address of an HTTP server that answers like this until the tests of the file end. */
export const serverThat = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A site, which is told of changes and shows drafts, for a file of tests. */
export const siteThat = async (answer: Parameters<typeof startSite>[0]) => {
  const site = await startSite(answer);
  after(site.stop);
  return site;
};

/** The agency, and two owners with a published business each: `acme` is of `owner`, `other` of `stranger`. */
export const owners = async (env: Record<string, string> = {}) => {
  const password = 'a long password';
  const payload = await contentServer(env);
  const tokens: Record<string, string> = {};
  const make = async (name: string, pageId?: string): Promise<any> => {
    const record = { dbPrincipal: { name: pageId, phones: [{ phone: '303-555-0100' }] } };
    const business = pageId && (await createBusiness(payload, pageId, record));
    const account = { email: `${name}@example.com`, password };
    const more = business ? { role: 'owner', businesses: [business.id] } : { role: 'agency' };
    await payload.create({ collection: 'users', data: { ...account, ...more } as never });
    tokens[name] = (await payload.login({ collection: 'users', data: account })).token as string;
    return business;
  };
  await make('agency');
  const acme = await make('owner', 'acme');
  const other = await make('stranger', 'other-secret');
  const handle = await caller(env.CMS_ORIGIN ?? 'http://localhost:3100', tokens);
  /** Changes businesses. `at`: the address below `/api/businesses` */
  const patch = (as: string, at: string, body: object) =>
    handle('PATCH', `/api/businesses${at}`, { as, body });
  const cookies = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, `payload-token=${token}`]),
  );
  return { payload, handle, patch, acme, other, cookies };
};
export type Owners = Awaited<ReturnType<typeof owners>>;

/**
 * The same with a site. `tokens`: which it has; `isSecond`: behind
 * a server that never answers.
 */
export const ownersWithSite = async (
  answer: Parameters<typeof startSite>[0],
  tokens: { revalidateToken?: string; previewToken?: string; requestsToken?: string },
  isSecond = false,
) => {
  const site = await siteThat(answer);
  const urls = [...(isSecond ? ['http://127.0.0.1:1'] : []), site.url];
  const env = { SITE_SERVERS: JSON.stringify(urls.map((url) => ({ url, ...tokens }))) };
  return { site, ...(await owners(env)) };
};
