import { startServer } from '@/test/server';

const load = async () => {
  startServer({ SITE_URL: 'https://www.acme.example' });
  const { GET } = await import('./route');
  return (query: string, from = '192.0.2.1') =>
    GET(new Request(`http://localhost/api/tls-permission${query}`, { headers: { 'x-forwarded-for': from } }));
};

test('200 for a host that is served, 404 for any other question', async () => {
  const ask = await load();
  const status = (query: string) => ask(query).status;
  expect(status('?domain=www.acme.example')).toBe(200);
  expect(status('?domain=WWW.Acme.Example.')).toBe(200);
  for (const domain of ['', 'other.example', '__proto__', 'a'.repeat(9_000)])
    expect(status(`?domain=${domain}`)).toBe(404);
  expect(status('')).toBe(404);
});

test('above 20 unknown names per second a client gets 429, others and served hosts do not', async () => {
  const ask = await load();
  const statuses = Array.from({ length: 25 }, () => ask('?domain=other.example', '192.0.2.7').status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(ask('?domain=other.example', '192.0.2.8').status).toBe(404);
  expect(ask('?domain=www.acme.example', '192.0.2.7').status).toBe(200);
});

test('503 for a host that the table may name, as long as the table was not read', async () => {
  startServer({ SITE_URL: 'https://www.acme.example' }, { areHostsKnown: false });
  const { GET } = await import('./route');
  const ask = (domain: string) => GET(new Request(`http://x/api/tls-permission?domain=${domain}`)).status;
  expect(['other.example', 'www.acme.example'].map(ask)).toEqual([503, 200]);
});
