import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordOf, type Given } from './records';
import { startServer } from './site';
import { FIRST } from '../lib/leads/outbox/lead';
import type { WaitingLead } from '../lib/leads/outbox/queue-leases';
import { fieldsFor } from './leads';

export const lead = (fields: Record<string, unknown> = {}): WaitingLead => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  site: 'acme',
  fields: fieldsFor(fields),
  receivedAt: Date.UTC(2026, 2, 14, 15),
  attempts: 0,
  giveUpAt: 0,
});
export const photo = { id: 'a.1', type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]) };

type Post = { headers: IncomingMessage['headers']; method?: string; url?: string; body: string };

/** A receiver, which answers with `reply`; `start` returns deliver() for a site of this record. */
export const deliveryServer = () => {
  let folder: string;
  const servers: Server[] = [];

  const listening = (server: Server) =>
    new Promise<number>((resolve) => {
      servers.push(server);
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });

  const world = {
    received: [] as Post[],
    reply: (response: ServerResponse): void => void response.writeHead(200).end(),
    address: '',
    folder: () => folder,
    listening,
    start: async (given: Given, environment: Record<string, string> = {}) => {
      const content = createServer((_request, response) =>
        response.end(
          JSON.stringify(
            recordOf({
              name: 'Acme',
              logo: '/assets/logo.svg',
              emails: ['office@acme.example', 'second@acme.example'],
              phones: ['555-201-0000'],
              ...given,
            }),
          ),
        ),
      );
      const port = await listening(content);
      startServer({
        DATA_DIR: folder,
        CONTENT_API_URL: `http://127.0.0.1:${port}`,
        PAGE_ID: 'acme',
        SITE_URL: 'https://www.acme.example',
        LEADS_SIGNING_SECRET: 'a-secret-of-some-length',
        ALLOW_PRIVATE_HOSTS: world.address,
        ...environment,
      });
      const { deliver } = await import('../lib/leads/delivery/deliver');
      return ({ fields, ...sent } = lead(), photos: (typeof photo)[] = []) =>
        deliver(
          { ...sent, fields: { ...(photos.length > 0 && { photosSent: photos.length }), ...fields } },
          {
            photos: async () => photos,
            photoIds: async () => photos,
          },
          FIRST,
        );
    },
  };

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-deliver-'));
    world.received = [];
    world.reply = (response) => void response.writeHead(200).end();
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          world.received.push({
            headers: request.headers,
            method: request.method,
            url: request.url,
            body: Buffer.concat(chunks).toString(),
          });
          world.reply(response);
        });
    });
    world.address = `127.0.0.1:${await listening(receiver)}`;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  // Not after each test: a background read of the record may outlive it.
  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections();
  });
  return world;
};
