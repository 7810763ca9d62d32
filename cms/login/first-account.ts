import type { Payload } from 'payload';
import { findAll } from '../database/find';
import type { Person } from '../database/tables';
import { settings } from '../settings/settings';
import { FIRST_ADDRESS, makeLoginLink } from './login-links';

const DAY_MINUTES = 24 * 60;

/**
 * Makes the agency's first account, from CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD when they are set. Without a
 * password the log prints a link, until somebody has logged in: a stranger who opens /admin first gets
 * nothing.
 */
export const ensureFirstAccount = async (payload: Payload): Promise<void> => {
  const accounts = await findAll(payload, 'users', { role: { equals: 'agency' } });
  const email = settings.adminEmail ?? FIRST_ADDRESS;
  const password = settings.adminPassword ?? crypto.randomUUID();
  const data = { email, password, role: 'agency' };
  const made = { collection: 'users', data, context: { noInvitation: true } } as const;
  const user = accounts[0] ?? ((await payload.create(made)) as unknown as Person);
  if (settings.adminPassword || accounts.length > 1 || user.sessions?.length) return;
  const link = await makeLoginLink(payload, user, DAY_MINUTES);
  payload.logger.info(`Log in as the agency, once, within a day: ${link}`);
};
