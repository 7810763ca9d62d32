import { findAll } from '../database/find';
import { explainUnless, finish, open } from './open';

const help = `npm run login -- ADDRESS

Prints a link that logs the person with this e-mail address in, once, within an hour.`;

const [address] = process.argv.slice(2);
explainUnless(Boolean(address && !address.startsWith('-')), help);

const payload = await open();
const { makeLoginLink } = await import('../login/login-links');
const email = String(address).trim().toLowerCase();
const [user] = await findAll(payload, 'users', { email: { equals: email } });
if (user) console.log(await makeLoginLink(payload, user, 60));
else console.error(`Nobody has the address ${address}.`);
finish(user ? 0 : 1);
