import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { deliveryServer, lead, photo } from '@/test/lead-delivery';

type Property = { type: string | string[]; description: string };
type Schema = { properties: Record<string, Property> & { data: { properties: Record<string, Property> } } };

const world = deliveryServer();
const schema = JSON.parse(readFileSync('docs/lead.schema.json', 'utf8')) as Schema;
const check = z.fromJSONSchema(schema as unknown as Parameters<typeof z.fromJSONSchema>[0]);

const bodyOf = async (fields: Record<string, unknown>, photos: (typeof photo)[], suspicious?: string[]) => {
  const sent = lead(fields);
  sent.fields.isTest = photos.length > 0;
  if (suspicious) sent.fields.suspicious = suspicious;
  const deliver = await world.start({ leadEndpoint: `http://${world.address}/` });
  await deliver(sent, photos);
  return JSON.parse(world.received[0]?.body ?? '') as { data: Record<string, string> };
};

test.each([
  ['full', { address: 'Main St 1', utm_source: 'ad', bestWay: 'phone' }, [photo]],
  ['nearly empty', { lastName: '', email: '' }, []],
])('the body of a %s lead is what the schema says', async (_kind, fields, photos) => {
  const body = await bodyOf(fields, photos);
  expect(check.safeParse(body).error).toBeUndefined();
  expect(Object.keys(body.data)).toEqual(Object.keys(schema.properties.data.properties));
  expect(check.safeParse({ ...body, data: { ...body.data, other: '' } }).success).toBe(false);
  const { phone: _phone, ...others } = body.data;
  expect(check.safeParse({ ...body, data: others }).success).toBe(false);
});

test('a suspicious lead says why, another one says nothing of it', async () => {
  const body = await bodyOf({}, [], ['many-links', 'too-fast']);
  expect(body).toMatchObject({ type: 'lead.created', suspicious: ['many-links', 'too-fast'] });
  expect(check.safeParse(body).error).toBeUndefined();
  for (const wrong of [{ suspicious: [] }, { suspicious: 'too-fast' }, { type: 'lead.held' }])
    expect([wrong, check.safeParse({ ...body, ...wrong }).success]).toEqual([wrong, false]);
  world.received = [];
  expect(await bodyOf({}, [])).not.toHaveProperty('suspicious');
});

const manual = readFileSync('docs/leads.md', 'utf8');

const recipe = (name: string): Record<string, string> =>
  JSON.parse(new RegExp(`\`\`\`json ${name}\\n([^]*?)\`\`\``).exec(manual)?.[1] ?? '') as Record<
    string,
    string
  >;

/** As Go's templates ({{.a.b}}) and Make ({{a.b}}) replace paths; a path that is missing fails. */
const filled = (template: string, document: unknown): string =>
  template.replace(/\{\{\.?([\w.]+)\}\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
    if (typeof value !== 'string') throw new Error(`no text at ${path}`);
    return value;
  });

const receive = async (address: string) => {
  const deliver = await world.start({ leadEndpoint: address });
  expect(await deliver(lead({ message: 'Two rooms & a hall' }), [])).toEqual({ kind: 'delivered' });
  const [post] = world.received;
  return {
    query: new URL(post?.url ?? '', 'http://x').searchParams,
    body: JSON.parse(post?.body ?? '') as unknown,
  };
};

const MESSAGE = 'Ana (555) 201-3344: Two rooms & a hall';

test('the address for ntfy makes a title and a message of a lead', async () => {
  const [address = ''] = Object.values(recipe('ntfy'));
  const { query, body } = await receive(address.replace('https://ntfy.sh', `http://${world.address}`));
  expect([query.get('tpl'), filled(query.get('t') ?? '', body)]).toEqual(['1', 'Acme']);
  expect(filled(query.get('m') ?? '', body)).toBe(MESSAGE);
});

test('the fields for Twilio are filled from a lead', async () => {
  const { body } = await receive(`http://${world.address}/hook`);
  const { Body = '', ...numbers } = recipe('twilio');
  expect(filled(Body, body)).toBe(`Acme: ${MESSAGE}`);
  expect(Object.keys(numbers)).toEqual(['To', 'From']);
});
