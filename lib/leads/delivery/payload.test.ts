import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { deliveryServer, lead, photo } from '@/test/lead-delivery';

type Property = { type: string | string[]; description: string };
type Schema = { properties: Record<string, Property> & { data: { properties: Record<string, Property> } } };

const world = deliveryServer();
const schema = JSON.parse(readFileSync('docs/lead.schema.json', 'utf8')) as Schema;

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
  const check = z.fromJSONSchema(schema as unknown as Parameters<typeof z.fromJSONSchema>[0]);
  expect(check.safeParse(body).error).toBeUndefined();
  expect(Object.keys(body.data)).toEqual(Object.keys(schema.properties.data.properties));
  expect(check.safeParse({ ...body, data: { ...body.data, other: '' } }).success).toBe(false);
  const { phone: _phone, ...others } = body.data;
  expect(check.safeParse({ ...body, data: others }).success).toBe(false);
});

test('a suspicious lead says why, another one says nothing of it', async () => {
  const body = await bodyOf({}, [], ['many-links', 'too-fast']);
  expect(body).toMatchObject({ type: 'lead.created', suspicious: ['many-links', 'too-fast'] });
  const check = z.fromJSONSchema(schema as unknown as Parameters<typeof z.fromJSONSchema>[0]);
  expect(check.safeParse(body).error).toBeUndefined();
  for (const wrong of [{ suspicious: [] }, { suspicious: 'too-fast' }, { type: 'lead.held' }])
    expect([wrong, check.safeParse({ ...body, ...wrong }).success]).toEqual([wrong, false]);
  world.received = [];
  expect(await bodyOf({}, [])).not.toHaveProperty('suspicious');
});
