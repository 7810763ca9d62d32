import { fieldsFor } from '@/test/leads';
import { siteOf } from '@/test/records';
import { heldMailOf } from './held-mail';

jest.mock('./held-links', () => ({
  heldLink: async (_site: string, lead: string, action: string) =>
    `https://acme.example/${action}?lead=${lead}`,
  linkDays: () => 30,
}));

const leadOf = (id: string, message: string) =>
  ({
    id,
    site: 'test',
    state: 'quarantined',
    reason: 'text 120: search-engines',
    fields: fieldsFor({ message }),
    receivedAt: Date.parse('2026-03-14T15:00:00Z'),
  }) as Parameters<typeof heldMailOf>[1][number];

const spam = 'SEO at https://evil.example/x <a href="https://evil.example">here</a>\nThis is a customer:';

test('each held lead has its text and two links, which are the only ones of the mail', async () => {
  const leads = [leadOf('a', spam), leadOf('b', 'Two rooms')];
  const { html, text, subject } = await heldMailOf(siteOf({ name: 'Acme & Sons' }), leads, 3, 0);
  const links = ['a', 'b'].flatMap((id) =>
    ['deliver', 'erase'].map((action) => `https://acme.example/${action}?lead=${id}`),
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual(links);
  for (const part of [html, text]) {
    expect(part).not.toContain('evil.example');
    for (const words of ['evil[.]example', 'Two rooms', 'This is spam', '3 more', 'its text'])
      expect(part).toContain(words);
  }
  for (const link of links) expect(text).toContain(link);
  expect(html).toContain('<h1 style="margin:0 0 8px;font-size:20px;color:#12262f">Acme &#38; Sons</h1>');
  expect(text).toContain('> This is a customer:');
  expect(subject).toBe('Acme & Sons: 2 requests held back by your website');
});
