import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { deliveryServer, lead, photo } from '@/test/lead-delivery';

type Property = { type: string | string[]; description: string };
type Schema = { properties: Record<string, Property> & { data: { properties: Record<string, Property> } } };

const world = deliveryServer();
const schema = JSON.parse(readFileSync('docs/lead.schema.json', 'utf8')) as Schema;

const bodyOf = async (fields: Record<string, unknown>, photos: (typeof photo)[]) => {
  const sent = lead(fields);
  sent.fields.isTest = photos.length > 0;
  await (
    await world.start({ leadEndpoint: `http://${world.address}/` })
  )(sent, photos);
  return JSON.parse(world.received[0]?.body ?? '') as { data: Record<string, string> };
};

test.each([
  ['full', { address: 'Main St 1', utm_source: 'ad', bestWay: 'phone' }, [photo]],
  ['nearly empty', { lastName: '', email: '' }, []],
])('the body of a %s lead is what the schema says', async (_kind, fields, photos) => {
  const body = await bodyOf(fields, photos);
  const check = z.fromJSONSchema(schema as unknown as Parameters<typeof z.fromJSONSchema>[0]);
  expect(check.safeParse(body).error).toBeUndefined();
  expect(Object.keys(body.data)).toEqual(Object.keys(schema.properties.data.properties));
  expect(check.safeParse({ ...body, data: { ...body.data, other: '' } }).success).toBe(false);
  const { phone: _phone, ...others } = body.data;
  expect(check.safeParse({ ...body, data: others }).success).toBe(false);
});

test('a held lead has its reason and links, a delivered one neither', async () => {
  const body = await bodyOf({}, []);
  const check = z.fromJSONSchema(schema as unknown as Parameters<typeof z.fromJSONSchema>[0]);
  const more = { reason: 'honeypot', links: { deliver: 'https://a', erase: 'https://a' } };
  const isValid = (changes: object) => check.safeParse({ ...body, ...changes }).success;
  expect(isValid({ type: 'lead.held', ...more })).toBe(true);
  for (const wrong of [
    more,
    { type: 'lead.held' },
    { type: 'lead.held', reason: 'honeypot' },
    { type: 'lead.other', ...more },
  ])
    expect([wrong, isValid(wrong)]).toEqual([wrong, false]);
});

test('the table of docs/leads.md is what the schema says', () => {
  const rowOf = (name: string, { type, description }: Property) =>
    `| \`${name}\` | ${[type].flat().join(' or ')} | ${description} |`;
  const { properties } = schema;
  const rows = [
    ...Object.entries(properties).map(([name, property]) => rowOf(name, property as Property)),
    ...Object.entries(properties.data.properties).map(([name, property]) => rowOf(`data.${name}`, property)),
  ];
  const written = readFileSync('docs/leads.md', 'utf8').replace(/ +/g, ' ').split('\n');
  const head = written.indexOf('| Name | Type | Meaning |');
  expect(written.slice(head + 2, written.indexOf('', head))).toEqual(rows);
});
