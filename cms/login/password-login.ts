import { createHmac, pbkdf2, randomUUID, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import {
  addDataAndFileToRequest,
  parseCookies,
  type Endpoint,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { refusalOf } from '../access/routes';
import { settings } from '../settings/settings';

const MINUTE = 60_000;
const LOCK_MINUTES = 10;
const MAX_WRONG = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/**
 * Passwords checked at a time, and passwords that wait: each check takes a thread, which files and pictures
 * need too.
 */
const MAX_CHECKS = 2;
const MAX_WAITING = 50;

/** @throws Error without a collection of accounts, which every version of this server has */
export const usersConfig = ({ collections }: Payload) => {
  if (!collections.users) throw new Error('There is no collection of users.');
  return collections.users.config;
};

/** Keeps the last login for the board, as ended sessions are deleted. */
export const noteLogin = async (payload: Payload, id: number | string): Promise<void> => {
  const data = { lastLogin: new Date().toISOString() };
  await payload.db.updateOne({ collection: 'users', id, data, returning: false });
};

const slug = 'login-links';
const deviceCookie = 'mainstreet-device';

const signed = (payload: Payload, email: string, device: string) =>
  createHmac('sha256', payload.secret).update(`device ${device} ${email}`).digest('base64url');

/** The answer to a login: a session, and the cookie of a browser whose wrong passwords are counted apart. */
export const loggedIn = (payload: Payload, email: string, token: string, shown: object = {}): Response => {
  const session = generatePayloadCookie({
    collectionAuthConfig: usersConfig(payload).auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  const device = randomUUID();
  const secure = settings.origin.startsWith('https:') ? '; Secure' : '';
  const headers = new Headers({ 'cache-control': 'no-store', 'set-cookie': String(session) });
  headers.append(
    'set-cookie',
    `${deviceCookie}=${device}.${signed(payload, email, device)}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
  return Response.json({ message: 'Logged in.', ...shown }, { headers });
};

/**
 * The counter of wrong passwords: of one known browser, or of all others. So a stranger who tries passwords
 * locks out strangers only ("device cookies" of OWASP).
 */
const counterOf = ({ headers, payload }: PayloadRequest, email: string): string => {
  const [device = '', signature = ''] = (parseCookies(headers).get(deviceCookie) ?? '').split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(payload, email, device))];
  const isKnown = given.length === right.length && timingSafeEqual(given, right);
  return `password ${isKnown ? device : ''} ${email}`;
};

const wrongOnes = async (payload: Payload, counter: string) =>
  (
    await payload.count({
      collection: slug,
      where: { email: { equals: counter }, expiresAt: { greater_than: new Date().toISOString() } },
    })
  ).totalDocs;

/**
 * Counts a try before its password is checked, so that simultaneous tries count too.
 * @returns whether the password may be checked
 */
const mayTry = async (payload: Payload, counter: string): Promise<boolean> => {
  if ((await wrongOnes(payload, counter)) >= MAX_WRONG) return false;
  const expiresAt = new Date(Date.now() + LOCK_MINUTES * MINUTE).toISOString();
  await payload.create({
    collection: slug,
    data: { tokenHash: `try ${randomUUID()}`, email: counter, expiresAt },
  });
  return (await wrongOnes(payload, counter)) <= MAX_WRONG;
};

const waiting: (() => void)[] = [];
let checks = 0;
/** @returns null when too many checks wait */
const inTurn = async <T>(check: () => Promise<T>): Promise<T | null> => {
  if (waiting.length >= MAX_WAITING) return null;
  if (checks >= MAX_CHECKS) await new Promise<void>((go) => waiting.push(go));
  else checks += 1;
  return check().finally(() => {
    const next = waiting.shift();
    if (next) next();
    else checks -= 1;
  });
};

/** Takes as long as Payload's check for a known address (its generatePasswordSaltHash). */
const hashInVain = (password: string) =>
  promisify(pbkdf2)(password, 'no salt of anybody, of 64 characters', 600_000, 32, 'sha256');

const check = async (req: PayloadRequest, email: string, password: string) => {
  const { payload } = req;
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } });
  if (!totalDocs) return hashInVain(password).then(() => null);
  return payload.login({ collection: 'users', data: { email, password }, req }).catch(() => null);
};

/**
 * POST /api/users/login, in the place of Payload's: an unknown address, a wrong password and too many tries
 * have one answer, and the first two take the same time.
 */
export const passwordLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { email: sent, password } = (req.data ?? {}) as Record<string, unknown>;
    const email = typeof sent === 'string' ? sent.trim().toLowerCase().slice(0, 254) : '';
    const { payload } = req;
    const counter = counterOf(req, email);
    const isWhole = email && typeof password === 'string' && password.trim() && password.length <= 1000;
    const result =
      isWhole && (await mayTry(payload, counter))
        ? await inTurn(() => check(req, email, password)).catch(() => null)
        : null;
    if (!result)
      throw refusalOf(
        req,
        401,
        'The e-mail address or the password is wrong, or was too often: log in by e-mail, or wait ten minutes.',
      );
    if (result.user) await noteLogin(payload, result.user.id);
    await payload.delete({
      collection: slug,
      where: { or: [{ email: { equals: counter } }, { expiresAt: { less_than: new Date().toISOString() } }] },
    });
    return loggedIn(payload, email, String(result.token), result);
  },
};
