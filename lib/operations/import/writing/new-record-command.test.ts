import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lookNames } from '@/lib/content/look/looks';
import { examineRecord } from '@/lib/operations/onboarding/doctor/examine-record';
import { lookForName, makeRecord, noAnswers } from '@/lib/operations/onboarding/new-record';
import { startServer, temporaryFolder } from '@/test/server';
import { runInProcess } from '@/test/run-in-process';

const folder = temporaryFolder();

const answers = {
  ...noAnswers,
  name: 'Acme Electric',
  phones: ['303-555-0142', '720-555-0118'],
  address: '1200 Larimer Street, Denver, CO 80204',
  email: 'hello@acme.example.com',
  hours: ['Monday - Friday: 8:00 AM - 5:00 PM', 'Saturday: 9:00 AM - 1:00 PM', 'Sunday: closed'],
  services: ['Panel Upgrades', 'Lighting'],
  trade: 'electrician',
  country: 'US',
  area: ['Denver', 'Lakewood'],
  leads: 'https://leads.example.com/inbox',
};

test('the answers make a record whose hours, services and phones are understood', () => {
  const { facts, findings, site } = examineRecord(makeRecord(answers, './record.schema.json'), 'acme', {
    mail: null,
    allowedPrivateHosts: new Set(),
  });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(facts.pages).toEqual(expect.arrayContaining(['/panel-upgrades', '/lighting']));
  expect(facts.hours[0]).toBe('Monday: 8:00 AM - 5:00 PM');
  expect(facts.hours.slice(5)).toEqual(['Saturday: 9:00 AM - 1:00 PM', 'Sunday: closed']);
  expect(site?.phones.map(({ digits }) => digits)).toEqual(['3035550142', '7205550118']);
});

test('questions without an answer leave no field', () => {
  expect(makeRecord({ ...noAnswers, name: 'Acme Electric' }, './record.schema.json')).toEqual({
    $schema: './record.schema.json',
    dbPrincipal: { name: 'Acme Electric' },
    options: { look: lookForName('Acme Electric'), addresses: 'hyphens', search: { titles: 'local' } },
  });
});

test('pages, towns, articles, booking and the other language are written, and their texts asked for', () => {
  const record = makeRecord(
    {
      ...answers,
      booking: 'https://book.example.com/acme',
      otherLanguage: 'acme-es',
      pages: ['Financing & Offers'],
      towns: ['Lakewood'],
      articles: ['The first frost'],
    },
    './record.schema.json',
  );
  const { findings, site } = examineRecord(record, 'acme', { mail: null, allowedPrivateHosts: new Set() });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(site?.links).toMatchObject([{ kind: 'booking', url: 'https://book.example.com/acme' }]);
  expect(site?.otherLanguage).toBe('acme-es');
  expect(site?.freePages).toMatchObject([{ slug: 'financing-offers', name: 'Financing & Offers' }]);
  expect(site?.areas).toMatchObject([{ name: 'Lakewood', slug: null }]);
  expect(site?.articles).toMatchObject([{ name: 'The first frost' }]);
  const fields = findings.map(({ field }) => field);
  for (const field of ['options.pages[0]', 'options.areas[0]', 'options.articles[0]'])
    expect(fields).toContainEqual(expect.stringContaining(field));
});

test('fifty new businesses spread over the looks, and the same name has the same look', () => {
  const names = Array.from({ length: 50 }, (_, index) => `Business ${index} Painting`);
  const chosen = names.map(lookForName);
  // A third of an equal share, however many looks there are.
  const least = names.length / lookNames.length / 3;
  for (const look of lookNames) expect(chosen.filter((one) => one === look).length).toBeGreaterThan(least);
  expect(names.map((name) => lookForName(` ${name.toUpperCase()}`))).toEqual(chosen);
});

test('a business with towns and without an address hides its address', () => {
  const options = (address: string) => makeRecord({ ...answers, address }, './record.schema.json').options;
  expect(options('')).toMatchObject({ serviceArea: { cities: ['Denver', 'Lakewood'], hideAddress: true } });
  expect(options(answers.address)).toMatchObject({ serviceArea: { hideAddress: false } });
});

test('the command never overwrites a record, and refuses a value that the site would ignore', async () => {
  startServer({ RECORDS_DIR: folder, CONTENT_API_URL: '' });
  const command = await import('./new-record-command');
  const run = (...args: string[]) => runInProcess(() => command.run(args));
  const { stdout } = await run(
    ...['acme-electric', '--phone', '303-555-0142', '--service', 'Lighting'],
    ...['--trade', 'electrician', '--country', 'US', '--area', 'Denver, Lakewood'],
  );
  expect(stdout).toContain('PAGE_ID=acme-electric npm run dev');
  expect(stdout).toMatch(/What it lacks:\n[^]*- There are no opening hours/);
  expect(JSON.parse(await readFile(path.join(folder, 'acme-electric.json'), 'utf8'))).toMatchObject({
    dbPrincipal: { name: 'Acme Electric', phones: [{ phone: '303-555-0142' }] },
    dbServices: [{ name: 'Lighting' }],
    options: {
      look: lookForName('Acme Electric'),
      trade: 'electrician',
      country: 'US',
      serviceArea: { cities: ['Denver', 'Lakewood'], hideAddress: true },
      addresses: 'hyphens',
      search: { titles: 'local' },
    },
  });
  await run('hours', '--hours', 'Mon, Wed: 8 - 5; Sat: 9 - 1', '--phone', '303-555-0142, 720-555-0118');
  expect(JSON.parse(await readFile(path.join(folder, 'hours.json'), 'utf8'))).toMatchObject({
    dbPrincipal: {
      phones: [{ phone: '303-555-0142' }, { phone: '720-555-0118' }],
      workdays: [{ day: 'Mon, Wed' }, { day: 'Sat' }],
      workHours: [{ hour: '8 - 5' }, { hour: '9 - 1' }],
    },
  });
  expect(await run('acme-electric')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--force'),
  });
  expect(await run('other', '--phone', '555')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('10 digits'),
  });
  expect((await run('../escape')).status).toBe(2);
  expect((await run('a', '--unknown')).status).toBe(2);
});
