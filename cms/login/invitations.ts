import type { Endpoint, Payload } from 'payload';
import { businessesOf, isAgency } from '../access/access';
import { findAll } from '../database/find';
import type { Person } from '../database/tables';
import { settings } from '../settings/settings';
import { mailLink, noting } from './login-links';

/**
 * Mails a person how to log in, with the names of her businesses. Not within a transaction, which a slow mail
 * server would hold open.
 */
const invite = async (payload: Payload, user: Person): Promise<void> => {
  const where = { id: { in: businessesOf(user) } };
  const businesses = await findAll(payload, 'businesses', where, { draft: true });
  const names = businesses.map(({ name }) => String(name).replace(/\s+/g, ' '));
  await mailLink(payload, user, 'invitation', { names });
};
export const inviteUser = (payload: Payload, user: Person): void => {
  if (!settings.smtpUrl) return;
  void invite(payload, user).catch(noting(payload, 'An invitation was not mailed.'));
};

/** POST /api/users/{id}/invite: the agency sends an invitation again. */
export const inviteAgain: Endpoint = {
  path: '/:id/invite',
  method: 'post',
  handler: async (req) => {
    const { payload, routeParams } = req;
    if (!isAgency(req) || !settings.smtpUrl) return Response.json({ message: 'Forbidden' }, { status: 403 });
    const user = await payload.findByID({ collection: 'users', id: Number(routeParams?.id), depth: 0 });
    const isSent = await invite(payload, user as unknown as Person).then(
      () => true,
      () => false,
    );
    return Response.json({ isSent }, { status: isSent ? 200 : 502 });
  },
};
