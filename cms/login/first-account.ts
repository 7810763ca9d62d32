import type { Payload } from 'payload';
import { settings } from '../settings/settings';
import { FIRST_ADDRESS, makeLoginLink } from './login-links';

const DAY_MINUTES = 24 * 60;

/**
 * Makes the agency's first account, from CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD when they are set. Without a
 * password the log prints a link, until somebody has logged in: a stranger who opens /admin first gets
 * nothing.
 */
export const ensureFirstAccount = async (payload: Payload): Promise<void> => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'agency' } },
    limit: 2,
    depth: 0,
  });
  const email = settings.adminEmail ?? FIRST_ADDRESS;
  const password = settings.adminPassword ?? crypto.randomUUID();
  const user = (docs[0] ??
    (await payload.create({
      collection: 'users',
      data: { email, password, role: 'agency' },
      context: { noInvitation: true },
    }))) as unknown as { id: number; email: string; sessions?: unknown[] };
  if (settings.adminPassword || docs.length > 1 || user.sessions?.length) return;
  const link = await makeLoginLink(payload, user, DAY_MINUTES);
  payload.logger.info(`Log in as the agency, once, within a day: ${link}`);
};
