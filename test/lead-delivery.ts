import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { serverThat, startServer } from './server';
import { recordOf, type Given } from './records';
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

/** Whether a lead that was posted is signed with the secret. */
export const isSignedWith = (secret: string, { body = '', headers = {} }: Partial<Post> = {}): boolean => {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

/** A receiver, which answers with `reply`; `start` returns deliver() for a site of this record. */
export const deliveryServer = () => {
  const world = {
    received: [] as Post[],
    reply: (response: ServerResponse): void => void response.writeHead(200).end(),
    address: '',
    start: async (given: Given, environment: Record<string, string> = {}) => {
      const content = await serverThat((_request, response) =>
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
      startServer({
        CONTENT_API_URL: content,
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
    world.received = [];
    world.reply = (response) => void response.writeHead(200).end();
    const receiver = await serverThat(async (request, response) => {
      const { headers, method, url } = request;
      world.received.push({ headers, method, url, body: await text(request) });
      world.reply(response);
    });
    world.address = new URL(receiver).host;
  });
  return world;
};
