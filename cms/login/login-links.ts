import { bodyOf } from '../access/routes';
import { createHash, randomBytes } from 'node:crypto';
import {
  getFieldsToSign,
  jwtSign,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { addSessionToUser } from 'payload/shared';
import { changeRows } from '../database/change-rows';
import { findAll } from '../database/find';
import type { Person, Tables } from '../database/tables';
import { inBoth, said, w, type English } from '../record/words';
import { settings } from '../settings/settings';
import { loggedIn, noteLogin, passwordLogin, usersConfig } from './password-login';

const MINUTE = 60_000;
const LINK_MINUTES = 15;
const INVITATION_MINUTES = 7 * 24 * 60;
/** Links in a quarter of an hour for one address or to one person, and for all of them. */
const PER_ADDRESS = 5;
const PER_SERVER = 100;

const slug = 'login-links';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type User = Pick<Person, 'id' | 'email'>;

/** The address of the agency's first account, until its person enters her own. */
export const FIRST_ADDRESS = 'agency@example.com';

/** Makes a link that logs this person in once. @param newEmail the address that becomes hers with it */
export const makeLoginLink = async (
  payload: Payload,
  user: User,
  minutes: number,
  newEmail?: string,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + minutes * MINUTE).toISOString();
  await payload.create({
    collection: slug,
    data: { tokenHash: hashOf(token), email: newEmail ?? user.email, newEmail, userId: user.id, expiresAt },
  });
  // The origin is of the settings, never of a request's Host header. No server logs what follows the #.
  return `${settings.origin}/admin/link#${token}`;
};

type Mail = { minutes: number; subject: English; before: English; after: English };
const mails: Record<'link' | 'invitation' | 'address', Mail> = {
  link: {
    minutes: LINK_MINUTES,
    subject: 'Your link to log in',
    before: 'Open this link to log in. It works once, for 15 minutes.',
    after: 'If you did not ask for it, do nothing.',
  },
  invitation: {
    minutes: INVITATION_MINUTES,
    subject: 'Edit the website of {businesses}',
    before: 'With this link you edit the website of {businesses}. It works once, for 7 days.',
    after: 'Later, the same page sends you another one.',
  },
  address: {
    minutes: LINK_MINUTES,
    subject: 'Your new address',
    before: 'Open this link to log in with this address from now on. It works once, for 15 minutes.',
    after: 'If you did not ask for it, do nothing.',
  },
};

/** A requested link is mailed in the language of the request, an invitation in both languages. */
export const mailLink = async (
  payload: Payload,
  user: User,
  kind: keyof typeof mails,
  { language, newEmail, names = [] }: { language?: string; newEmail?: string; names?: string[] } = {},
) => {
  const { minutes, subject, before, after } = mails[kind];
  const listed = inBoth((locale) => new Intl.ListFormat(locale).format(names));
  const businesses = names.length ? listed : w('your business');
  const say = (text: English, between = '\n') => {
    const words = w(text, { businesses });
    return language ? said(words, language) : words.en + between + words.es;
  };
  const link = await makeLoginLink(payload, user, minutes, newEmail);
  const text = [say(before), link, say(after)].join('\n\n');
  await payload.sendEmail({ to: newEmail ?? user.email, subject: say(subject, ' / '), text });
};

/** @param userId of a person who asks for links to several addresses */
const isLimited = async (payload: Payload, email: string, userId?: number): Promise<boolean> => {
  const since = { createdAt: { greater_than: new Date(Date.now() - LINK_MINUTES * MINUTE).toISOString() } };
  const count = async (where: Where) =>
    (await payload.count({ collection: slug, where: { and: [since, where] } })).totalDocs;
  return (
    (await count({ email: { equals: email } })) >= PER_ADDRESS ||
    (userId !== undefined && (await count({ userId: { equals: userId } })) >= PER_ADDRESS) ||
    (await count({ userId: { exists: true } })) >= PER_SERVER
  );
};

const sendLink = async (payload: Payload, email: string, language: string): Promise<void> => {
  if (await isLimited(payload, email)) return;
  const [user] = await findAll(payload, 'users', { email: { equals: email } });
  if (user) await mailLink(payload, user, 'link', { language });
};

/** For what nobody waits for: its failure is in the log. */
export const noting = (payload: Payload, msg: string) => (error: unknown) =>
  payload.logger.error({ msg, reason: String(error) });

/** Mails a link to a person's new address; it is hers when she has opened it. Not within the transaction. */
export const confirmAddress = ({ payload, i18n }: PayloadRequest, user: User, newEmail: string): void =>
  void isLimited(payload, newEmail, user.id)
    .then(async (isOver) => {
      if (!isOver) await mailLink(payload, user, 'address', { language: i18n.language, newEmail });
    })
    .catch(noting(payload, 'A new address was not mailed.'));

/**
 * A browser names the page that sent a request: only the content server's own may log somebody in.
 * `answer`: of the fields of the body
 */
const fromOwnPage = (
  path: string,
  answer: (sent: Record<string, unknown>, req: PayloadRequest) => Response | Promise<Response>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) =>
    req.headers.get('origin') === settings.origin
      ? answer(await bodyOf(req), req)
      : Response.json({ message: 'Forbidden' }, { status: 403 }),
});

const askForLink = fromOwnPage('/login-link', ({ email }, { payload, i18n }) => {
  // Answers before it looks for the person: known and unknown addresses take the same time.
  if (typeof email === 'string' && email.length <= 254)
    void sendLink(payload, email.trim().toLowerCase(), i18n.language).catch(
      noting(payload, 'A link to log in was not mailed.'),
    );
  return Response.json({ message: 'If we know this address, a link is on its way.' });
});

type Account = User & { collection: 'users'; sessions: [] };

type Link = Tables['login-links'];

/** Uses a link. @returns null when it was used, is too old or was never made */
const takeLink = async (payload: Payload, token: unknown): Promise<Link | null> => {
  if (typeof token !== 'string' || token.length > 100) return null;
  // One statement: of two requests with the same link only one finds the row with its token.
  const used = { tokenHash: `used ${crypto.randomUUID()}` };
  const [link] = await changeRows<Link>(payload, 'login_links', { tokenHash: hashOf(token) }, used);
  return link?.userId && new Date(link.expiresAt) > new Date() ? link : null;
};

/**
 * @returns the person whom a link logs in, with the link's new address if any; null when its address is not
 * hers
 */
const personOf = async (payload: Payload, link: Link): Promise<Account | null> => {
  const id = Number(link.userId);
  if (link.newEmail)
    await payload.update({ collection: 'users', id, data: { email: link.newEmail } }).catch(() => undefined);
  const user = await payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } });
  return user?.email === link.email ? user : null;
};

const useLink = fromOwnPage('/login-link/use', async ({ token: sent }, req) => {
  const { payload } = req;
  const link = await takeLink(payload, sent);
  const user = link && (await personOf(payload, link));
  if (!user) return Response.json({ message: 'This link was used or is too old.' }, { status: 400 });
  const collectionConfig = usersConfig(payload);
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user });
  await noteLogin(payload, user.id);
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, sid, user });
  const { tokenExpiration } = collectionConfig.auth;
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
  await payload.delete({ collection: slug, where: { expiresAt: { less_than: new Date().toISOString() } } });
  return loggedIn(payload, user.email, token);
});

export const loginEndpoints: Endpoint[] = [askForLink, useLink, passwordLogin];
