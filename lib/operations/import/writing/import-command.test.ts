import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkImport, importRecords } from './import-command';

const ADDRESS = 'https://www.acme.example';
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const page = (language: string, title: string, body: string) =>
  `<html lang="${language}"><head><title>${title} | Acme Painting</title><link rel="canonical" href="${ADDRESS}/">
  </head><body><nav><a href="/about.html">About</a><a href="/services.html">Services</a></nav>${body}</body></html>`;
const files = {
  'index.html': page('en', 'Painters', '<h1>Two coats, every time</h1><a href="/es/index.html">Español</a>'),
  'about.html': page(
    'en',
    'About',
    '<p>Rosa Acme has painted the houses of Denver for many years, with one crew.</p>',
  ),
  'services.html': page(
    'en',
    'Services',
    `<h1>Services</h1><h3>Interior Painting</h3><img src="/img/hall.jpg" alt="A hall"><p>Walls, ceilings and trim.</p>
    <h3>Deck Staining</h3><img src="/img/deck.jpg" alt="A deck"><p>Boards washed, sanded and stained.</p>`,
  ),
  'es/index.html': page('es', 'Pintores', '<h1>Dos manos, siempre</h1><a href="nosotros.html">Nosotros</a>'),
  'es/nosotros.html': page(
    'es',
    'Nosotros',
    '<p>Rosa Acme pinta las casas de Denver con su propio equipo.</p>',
  ),
  'img/hall.jpg': JPEG,
  'img/deck.jpg': '<h1>Not found</h1>',
};

let root = '';
beforeEach(async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  root = await mkdtemp(path.join(os.tmpdir(), 'import-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, 'old', name)), { recursive: true });
    await writeFile(path.join(root, 'old', name), content);
  }
});
const cwd = process.cwd();
afterEach(async () => {
  process.chdir(cwd);
  jest.restoreAllMocks();
  await rm(root, { recursive: true });
});
const options = (pictures?: string) => ({
  pageId: 'acme',
  from: [path.join(root, 'old')],
  folder: root,
  schema: './record.schema.json',
  pictures,
});

test('a folder of saved pages is read at the address where they were online, and nothing outside of it', async () => {
  await writeFile(
    path.join(root, 'secret.html'),
    page('en', 'Secret', '<p>This stands outside of the folder.</p>'),
  );
  await symlink(path.join(root, 'secret.html'), path.join(root, 'old', 'link.html'));
  const { written, report, summary } = await importRecords(options());
  expect(written[0]?.record).toMatchObject({
    dbPrincipal: { name: 'Acme Painting' },
    dbServices: [{ name: 'Interior Painting', description: [{ img: `${ADDRESS}/img/hall.jpg` }] }, {}],
  });
  expect(summary).toContain('5 pages read.');
  expect(report).toContain(`${ADDRESS}/link.html: there is no such file`);
  expect(JSON.stringify(written)).not.toContain('outside');

  const home = path.join(root, 'old', 'index.html');
  await writeFile(home, (await readFile(home, 'utf8')).replace('rel="canonical"', 'rel="next"'));
  const { report: warned } = await importRecords(options());
  expect(warned).toContain('the pages do not name their address');
  expect(warned).toContain('http: pictures show on https pages only if');
  expect(report).not.toContain('http: pictures');
});

test('a second language is a second record, and each record names the other', async () => {
  const { written } = await importRecords(options());
  expect(written.map(({ file }) => path.basename(file))).toEqual(['acme.json', 'acme-es.json']);
  expect(written.map(({ record }) => record)).toMatchObject([
    { dbSlogan: [{ slogan: 'Two coats, every time' }], options: { otherLanguage: 'acme-es' } },
    {
      dbSlogan: [{ slogan: 'Dos manos, siempre' }],
      labels: { formLabel: { language: 'es' } },
      options: { otherLanguage: 'acme' },
    },
  ]);
});

test('the report says that the site is in another language than the new one can be', async () => {
  await writeFile(
    path.join(root, 'old/index.html'),
    page('de', 'Maler', '<p>Wir streichen Wohnungen und Fassaden.</p>'),
  );
  expect((await importRecords(options())).report).toContain('its language (de)');
});

test('pictures are downloaded and named after the business; a file that is no picture is reported', async () => {
  const { written, report, summary } = await importRecords(options(path.join(root, 'pictures')));
  expect(await readdir(path.join(root, 'pictures'))).toEqual(['acme-painting-hall.jpg']);
  expect(summary).toContain('1 pictures in');
  expect(report).toContain(`${ADDRESS}/img/deck.jpg: it is no picture`);
  expect(JSON.stringify(written[0]?.record)).toContain(`${ADDRESS}/img/hall.jpg`);

  process.chdir(root);
  const served = await importRecords(options(path.join(root, 'public/assets/acme')));
  expect(JSON.stringify(served.written[0]?.record)).toContain('"/assets/acme/acme-painting-hall.jpg"');

  for (const { file, record } of served.written) await writeFile(file, JSON.stringify(record));
  expect((await checkImport(options())).split('\n')[1]).toBe('The record and the old site say the same.');
});

test('--check names corrections and news, and writes nothing; without a record it says so', async () => {
  await expect(checkImport(options())).rejects.toThrow(/acme(-es)?\.json cannot be compared/);
  const { written } = await importRecords(options());
  for (const { file, record } of written) await writeFile(file, JSON.stringify(record));
  const file = path.join(root, 'acme.json');
  const corrected = (await readFile(file, 'utf8'))
    .replace('Deck Staining', 'Deck Care')
    .replace('"name":"Acme Painting"', '"name":"Acme Painters"');
  await writeFile(file, corrected);
  const differences = await checkImport(options());
  expect(differences).toMatch(/Only the old site says \(1\)\n {2}dbServices\[\]: .*Deck Staining/);
  expect(differences).toMatch(/Only the record says \(1\)\n {2}dbServices\[1\]: .*Deck Care/);
  expect(differences).toContain('dbPrincipal.name: Acme Painters -> Acme Painting');
  expect(differences).toContain(
    `${path.join(root, 'acme-es.json')}\nThe record and the old site say the same.`,
  );
  expect(await readFile(file, 'utf8')).toBe(corrected);
  expect((await readdir(root)).sort()).toEqual(['acme-es.json', 'acme.json', 'old']);
});

test('--from takes a folder alone, and no word that is neither address nor folder', async () => {
  const from = (...given: string[]) => importRecords({ ...options(), from: given });
  await expect(from(root, 'https://acme.example')).rejects.toThrow('--from takes one folder, or addresses.');
  await expect(from('acme')).rejects.toThrow('acme is neither.');
  await expect(from(path.join(root, 'old', 'img'))).rejects.toThrow('has no pages');
});
