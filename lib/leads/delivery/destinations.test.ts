import { dataFolder, loggedLines, writeIn } from '@/test/server';
import { deliveryServer, isSignedWith, lead } from '@/test/lead-delivery';
import { startSmtpServer } from '@/test/smtp-server';

const world = deliveryServer();
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const photos = async () => [];

const isSigned = (secret = SECRET) => isSignedWith(secret, world.received.at(-1));

/** The server of a site whose record and hosts entry name these destinations. */
const start = async (
  inRecord: unknown,
  inEntry: unknown = undefined,
  { leadEndpoint, ...environment }: Record<string, string> = {},
) => {
  const sites = { 'www.acme.example': { page: 'acme', deliverTo: inEntry } };
  const SITES_FILE = writeIn(dataFolder(), 'sites.json', sites);
  await world.start({ leadEndpoint, options: { deliverTo: inRecord } }, { SITES_FILE, ...environment });
  const { deliver, receiverOf } = await import('./deliver');
  const { destinationKeys } = await import('./destinations');
  return {
    /** But the first one. */
    keys: async () => ((await destinationKeys('acme')) ?? ['unknown']).filter((key) => key !== 'first'),
    all: () => destinationKeys('acme'),
    receiverOf,
    deliver: (key: string, giveUpAt = Infinity) =>
      deliver({ ...lead(), giveUpAt }, { photos, photoIds: photos }, key),
  };
};

test('hosts entry and record are one list: each address once, without the first destination, in no key its path', async () => {
  const logged = loggedLines('error');
  const url = `http://${world.address}`;
  const { keys } = await start(
    [
      { webhook: `${url}/record?key=secret` },
      { mail: 'Office@acme.example' },
      { mail: 'new@acme.example' },
      { webhook: `${url}/first` },
      { webhook: 'ftp://a.example/' },
    ],
    [
      { webhook: `${url}/entry`, secret: SECRET },
      { webhook: `${url}/record?key=secret`, secret: SECRET },
    ],
    { leadEndpoint: `${url}/first` },
  );
  expect(await keys()).toEqual([
    expect.stringMatching(new RegExp(`^${world.address}#[0-9a-f]{8}$`)),
    expect.stringMatching(new RegExp(`^${world.address}#[0-9a-f]{8}$`)),
    'office@acme.example',
    'new@acme.example',
  ]);
  expect(new Set(await keys()).size).toBe(4);
  expect(logged).toEqual([expect.stringContaining('options.deliverTo[4].webhook')]);
});

test('without linkPostEmail the first e-mail address is the first destination', async () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'leads@mainstreet.example' };
  const { all } = await start(
    [{ mail: 'Office@acme.example' }, { mail: 'new@acme.example' }],
    undefined,
    mail,
  );
  expect(await all()).toEqual(['first', 'new@acme.example']);
});

test("a webhook gets the body of the first one under the lead's id, signed with its own secret", async () => {
  const { deliver, keys, receiverOf } = await start(
    [],
    [{ webhook: `http://${world.address}/crm`, secret: [SECRET] }],
  );
  const [key = ''] = await keys();
  expect([await deliver(key), await receiverOf('acme', key)]).toEqual([{ kind: 'delivered' }, world.address]);
  const [post] = world.received;
  expect([post?.url, post?.headers['webhook-id']]).toEqual(['/crm', lead().id]);
  expect([isSigned(), isSigned(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)]).toEqual([true, false]);
});

test('a secret in a record is not used, and the log says so without it', async () => {
  const logged = loggedLines('error');
  const { deliver, keys } = await start([{ webhook: `http://${world.address}/crm`, secret: SECRET }]);
  const [key = ''] = await keys();
  await deliver(key);
  expect(isSigned()).toBe(false);
  expect(logged.join('\n')).toMatch(/options\.deliverTo\[0\]\.secret/);
  expect(logged.join('\n')).not.toContain(SECRET);
});

test('a mail address gets the mail of a lead, with an id of lead and destination', async () => {
  const smtp = await startSmtpServer();
  const { deliver, keys } = await start([{ mail: 'boss@acme.example' }], undefined, {
    leadEndpoint: `http://${world.address}/`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Mainstreet <leads@mainstreet.example>',
  });
  const [key = ''] = await keys();
  expect([key, await deliver(key)]).toEqual(['boss@acme.example', { kind: 'delivered' }]);
  const { leadOfMailId } = await import('./destinations');
  const [, id = ''] = /^Message-ID:\s+(<[^>]+>)/m.exec(smtp.mails[0]?.raw ?? '') ?? [];
  const named = leadOfMailId(id);
  expect([smtp.mails[0]?.to, named?.lead, named?.isTo(key), named?.isTo('first')]).toEqual([
    ['boss@acme.example'],
    lead().id,
    true,
    false,
  ]);
  const first = leadOfMailId(`<${lead().id}@www.acme.example>`);
  expect([first?.lead, first?.isTo('first'), first?.isTo(key)]).toEqual([lead().id, true, false]);
  await smtp.stop();
});

test('without linkPostEmail and mail the addresses of deliverTo are the only destinations', async () => {
  const { all } = await start([{ webhook: `http://${world.address}/crm` }]);
  expect(await all()).toEqual([expect.stringContaining('#')]);
});

test('without any address the first destination stays, which nobody gets', async () =>
  expect(await (await start([])).all()).toEqual(['first']));

test('a secret in the entry for the address that is also linkPostEmail signs, beside leadSecret', async () => {
  const webhook = `http://${world.address}/first`;
  const { all, deliver } = await start([], [{ webhook, secret: SECRET }], { leadEndpoint: webhook });
  expect([await all(), await deliver('first'), isSigned()]).toEqual([['first'], { kind: 'delivered' }, true]);
});

test('what waits for a destination that is no longer named waits for a week: it may come back', async () => {
  const { deliver, receiverOf } = await start([]);
  expect([await deliver('crm.example#1'), await receiverOf('acme', 'crm.example#1')]).toEqual([
    { kind: 'undeliverable', reason: 'deliverTo does not name this destination' },
    null,
  ]);
  expect(await deliver('crm.example#1', Date.now() - 1)).toMatchObject({ kind: 'rejected' });
});

test('what of a hosts entry cannot be used is left out with its reason, and a secret is never in it', async () => {
  const logged = loggedLines('error');
  const { keys } = await start(
    [],
    [
      { webhook: 'http://a.example/', secret: 'whsec_short' },
      { webhook: 'a.example' },
      { webhook: 'https://a.example/', secrets: SECRET },
      { mail: 'nobody' },
      { mail: 'a@a.example', secret: SECRET },
      'https://a.example/',
      { webhook: 'https://b.example/' },
    ],
  );
  expect(await keys()).toEqual([expect.stringMatching(/^b\.example#/)]);
  const reasons = logged.filter((line) => line.startsWith('sites.entry'));
  expect(reasons.map((line) => /deliverTo\[\d\]/.exec(line)?.[0])).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => `deliverTo[${index}]`),
  );
  expect(reasons.join()).not.toMatch(/whsec_short|whsec_B/);
});
