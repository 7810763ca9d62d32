import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { databaseKinds } from '@/test/databases';
import { heldLeads, NOW } from '@/test/held-leads';
import { fieldsFor } from '@/test/leads';

jest.mock('next/server', () => ({ after: () => {} }));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(databaseKinds)('held leads with %s', (_kind, startDatabase) => {
  const { smtp, events, setStatus, instance, hold, texts, linksIn, request, stateOf } =
    heldLeads(startDatabase);

  test('the first held lead is mailed at once, to the business alone, the others at 8; none twice', async () => {
    const tell = await instance();
    await hold('one', { fields: fieldsFor({ message: 'Rank first\non https://seo.example' }) });
    await tell(NOW);
    expect(smtp().mails.map(({ to }) => to)).toEqual([['office@acme.example']]);
    const [first = ''] = await texts();
    expect(first).toContain('Message:\n> Rank first\n> on https[:]//seo[.]example\n');
    expect(first).toContain('Held back for: its text');
    expect(linksIn(first)).toHaveLength(2);
    await hold('two', { receivedAt: NOW + HOUR });
    await hold('program', { receivedAt: NOW + 2 * HOUR, reason: 'honeypot' });
    await tell(NOW + 3 * HOUR);
    expect(smtp().mails).toEqual([]);
    // 8:00 in Denver. Both instances look at the same moment.
    const other = await instance();
    await Promise.all([tell(NOW + 22 * HOUR), other(NOW + 22 * HOUR)]);
    const [second = '', ...more] = await texts();
    expect([more, linksIn(second).length]).toEqual([[], 4]);
    expect(linksIn(second)[0]).toContain('lead=two');
    expect(second).not.toContain('lead=one');
    await tell(NOW + 3 * DAY);
    expect(smtp().mails).toEqual([]);
  });

  test('a mail that was refused is sent again with the same leads, also by another instance', async () => {
    const tell = await instance();
    await hold('one');
    smtp().refuses = true;
    await tell(NOW);
    await hold('late', { receivedAt: NOW + 1 });
    smtp().refuses = false;
    await tell(NOW + 60_000);
    expect(smtp().mails).toEqual([]);
    const other = await instance();
    await other(NOW + 11 * 60_000);
    const [mail = ''] = await texts();
    expect([linksIn(mail).length, mail.includes('lead=one')]).toEqual([2, true]);
  });

  test('a flood leaves nothing out: 100 in a mail, likely customers first, the rest in the next', async () => {
    const tell = await instance();
    for (let index = 0; index < 105; index += 1) await hold(`h${index}`, { reason: 'honeypot' });
    await hold('real', { receivedAt: NOW - DAY });
    await tell(NOW);
    const [first = ''] = await texts();
    expect([linksIn(first).length, first.includes('6 more are held back')]).toEqual([200, true]);
    expect(linksIn(first)[0]).toContain('lead=real');
    await tell(NOW + 22 * HOUR);
    expect(linksIn((await texts())[0] ?? '')).toHaveLength(12);
  });

  test('a link shows one button, releases nothing when it is followed, and works once', async () => {
    const tell = await instance();
    await hold('one');
    await hold('two', { receivedAt: NOW - 1 });
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await tell(NOW);
    const [deliver = '', , , erase = ''] = linksIn((await texts())[0] ?? '');
    const page = await request(deliver, 'GET');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.body.match(/<button/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/<script/);
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['quarantined', 'quarantined']);
    expect((await request(deliver, 'POST')).status).toBe(200);
    expect((await request(erase, 'POST')).status).toBe(200);
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['waiting', undefined]);
    for (const link of [deliver, erase])
      for (const method of ['GET', 'POST']) expect((await request(link, method)).status).toBe(410);
  });

  test.each(['deliver', 'erase'])(
    'of many clicks on %s at once one acts, and without the database none does',
    async (action) => {
      const tell = await instance();
      await hold('one');
      jest.spyOn(Date, 'now').mockReturnValue(NOW);
      await tell(NOW);
      const links = linksIn((await texts())[0] ?? '');
      const link = links.find((one) => one.includes(`action=${action}`)) ?? '';
      const { database } = await import('@/lib/platform/db');
      const own = await database();
      const failing = jest.spyOn(own, 'all').mockRejectedValue(new Error('away'));
      for (const method of ['GET', 'POST']) {
        const { status: code, headers } = await request(link, method);
        expect([code, headers.get('cache-control')]).toEqual([503, 'no-store']);
      }
      failing.mockRestore();
      expect(await stateOf('one')).toBe('quarantined');
      const all = await Promise.all(
        [...Array<string>(5).fill(link), ...links].map((each) => request(each, 'POST')),
      );
      expect(all.map(({ status: code }) => code).sort()).toEqual([200, ...Array<number>(6).fill(410)]);
    },
  );

  test('a link of another action, lead or time, of another host, or older than 30 days does nothing', async () => {
    const tell = await instance();
    await hold('one');
    await hold('two', { receivedAt: NOW - 1 });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await tell(NOW);
    const [deliver = ''] = linksIn((await texts())[0] ?? '');
    const changed = (name: string, value: string) => {
      const url = new URL(deliver);
      url.searchParams.set(name, value);
      return url.href;
    };
    const forged = [changed('action', 'erase'), changed('action', 'x'), changed('lead', 'two')];
    forged.push(changed('expires', String(NOW + 90 * DAY)), changed('signature', 'A'.repeat(43)));
    for (const link of forged) expect((await request(link, 'POST')).status).toBe(410);
    expect((await request(deliver, 'POST', 'hook.example')).status).toBe(410);
    expect((await request(deliver, 'POST', 'unknown.example')).status).toBe(421);
    clock.mockReturnValue(NOW + 30 * DAY);
    expect((await request(deliver, 'POST')).status).toBe(410);
    clock.mockReturnValue(NOW + 30 * DAY - 1);
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['quarantined', 'quarantined']);
    expect((await request(deliver, 'POST')).status).toBe(200);
  });

  test('without an e-mail the receiver gets an event, when the record asks for it', async () => {
    await hold('one', { site: 'hook' });
    await hold('unseen', { site: 'quiet' });
    const tell = await instance();
    setStatus(503);
    await tell(NOW);
    setStatus(200);
    await tell(NOW + 60_000);
    expect(events).toHaveLength(1);
    await tell(NOW + 11 * 60_000);
    await tell(NOW + 12 * 60_000);
    const [, { headers, body } = { headers: {}, body: {} }, ...more] = events;
    expect(more).toEqual([]);
    expect([headers['webhook-id'], headers['idempotency-key']]).toEqual(['held-one', 'held-one']);
    expect(headers['webhook-signature']).toMatch(/^v1,/);
    const schema = JSON.parse(readFileSync('docs/lead.schema.json', 'utf8')) as Record<string, unknown>;
    expect(z.fromJSONSchema(schema).safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      type: 'lead.held',
      reason: 'text 120: link',
      data: { id: 'one', firstName: 'Ana' },
      links: { deliver: expect.stringContaining('https://hook.example/api/leads/held?') as string },
    });
    await hold('next', { site: 'hook' });
    await tell(NOW + 13 * 60_000);
    expect(events.at(-1)?.body).toMatchObject({ idempotencyKey: 'held-next' });
  });
});
