import 'server-only';
import { z } from 'zod';
import type { Site } from '@/lib/content';
import { telUriOf } from '@/lib/language/phone-numbers';
import { labelledFields, photoLink } from '@/lib/leads/delivery/payload';
import { handledRequests, type Request } from '@/lib/leads/outbox/handled';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import type { Database } from '@/lib/platform/db';

const PAGE = 20;

/** Where the next page begins, as one word for an address. */
const cursorOf = ({ receivedAt, id }: Request): string => `${receivedAt}.${id}`;

/** Reads a text of `cursorOf`. */
export const cursorSchema = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,64}$/)
  .transform((text) => {
    const [receivedAt, id = ''] = text.split('.');
    return { receivedAt: Number(receivedAt), id };
  });

const toAnswer = async (db: Database, site: Site, request: Request, now: number) => {
  const { id, fields, receivedAt, refused, handled, handledAt, isUndelivered } = request;
  const photos = await leadStore(db).photoIds(id);
  return {
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    name: [fields.firstName, fields.lastName].filter(Boolean).join(' '),
    fields: labelledFields(site, fields),
    callBack: telUriOf(fields.phone, site.country),
    replyTo: fields.email || null,
    page: fields.page,
    photos: await Promise.all(
      photos.map(async ({ id: photo }) => (await photoLink(site.id, photo, now)).url),
    ),
    suspicious: refused ? [refused] : (fields.suspicious ?? []),
    ...(fields.isTest ? { test: true } : {}),
    isUndelivered,
    handled,
    handledAt: handledAt && new Date(handledAt).toISOString(),
  };
};

/**
 * Twenty requests of a business, the newest first, with the word for the next page.
 * @param refused requests that surely a machine sent, and nobody got
 */
export const requestsOfOwner = async (
  db: Database,
  site: Site,
  { refused, after }: { refused: boolean; after: { receivedAt: number; id: string } | null },
  now: number,
) => {
  const found = await handledRequests(db).requestsOf(site.id, { refused, after, max: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    requests: await Promise.all(page.map((request) => toAnswer(db, site, request, now))),
    next: found.length > PAGE && last ? cursorOf(last) : null,
  };
};
