import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/dom';
import { Footer } from '@/components/layout/footer/footer';
import { blockTypes, type PageBlock } from '@/lib/content/pages/free-pages';
import { scoreOf } from '@/lib/content/reviews/review';
import { definitionOf, navigationOf, pagesOfKind, parentsOf } from '@/lib/site/pages/site-pages';
import { llmsTxt, sitemap } from '@/lib/site/seo/site-files';
import { structuredData } from '@/lib/site/seo/schema-graph';
import { pageTexts } from '@/lib/site/seo/page-texts';
import { freePageOf, siteFor, siteWith } from '@/test/site';
import { PageBlocks } from './page-blocks';
import { draw } from '@/test/drawn';

const score = scoreOf([{ date: null, stars: 5 }]);
const show = (blocks: PageBlock[], site = siteWith()) =>
  draw(<PageBlocks site={site} freePage={{ blocks }} score={score} />);
const own = { title: null, text: '', formatting: null };
const complete = siteFor(
  JSON.parse(readFileSync('e2e/records/complete.json', 'utf8')) as Record<string, unknown>,
);
const [financing] = complete.freePages;

test('the complete record has every type of block, and each shows a section with its title', () => {
  const blocks = financing?.blocks ?? [];
  expect([...new Set(blocks.map(({ type }) => type))].sort()).toEqual([...blockTypes].sort());
  show(blocks, complete);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(blocks.flatMap(({ title }) => title ?? [])),
  );
  expect(document.querySelectorAll('section')).toHaveLength(blocks.length);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.querySelector('iframe')).toBeNull();
});

test('blocks without a title have no heading, and sections of the site their own', () => {
  show([
    { ...own, type: 'text', text: 'Words' },
    { ...own, type: 'points', points: ['One'] },
    { ...own, type: 'table', columns: ['Plan', 'Price'], rows: [['Basic', '$9']] },
    { ...own, type: 'form' },
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Request a free estimate',
  ]);
});

test('a table has headers of columns and rows, in a frame that the keyboard can scroll', () => {
  show([{ ...own, title: 'Plans', type: 'table', columns: ['Plan', 'Price'], rows: [['Basic', '$9']] }]);
  const frame = within(screen.getByRole('group', { name: 'Plans' }));
  expect(frame.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('scope', 'col');
  expect(frame.getByRole('rowheader', { name: 'Basic' })).toHaveAttribute('scope', 'row');
  expect(frame.getByRole('cell', { name: '$9' })).toBeInTheDocument();
});

test('questions open without a script, and search engines read them with their answers', () => {
  const questions = [{ question: 'Is there a fee?', answer: { text: 'None.', formatting: null } }];
  const page = freePageOf('Fees', { blocks: [{ ...own, type: 'questions', questions }] });
  show(page.blocks);
  expect(screen.getByText('Is there a fee?').closest('details')).toHaveTextContent('None.');
  const [shown] = pagesOfKind(siteWith({ freePages: [page] }), 'freePage');
  if (!shown) throw new Error('the page is missing');
  expect(JSON.stringify(structuredData(shown))).toContain(
    '"@type":"FAQPage","@id":"http://localhost:3000/fees#questions"',
  );
  expect(JSON.stringify(structuredData(shown))).toContain(
    '{"@type":"Question","name":"Is there a fee?","acceptedAnswer":{"@type":"Answer","text":"None."}}',
  );
});

test('pictures beside a text change sides', () => {
  const block: PageBlock = { ...own, type: 'pictureAndText', text: 'Words', picture: '/assets/a.jpg' };
  show([block, { ...own, type: 'text', text: 'Words' }, { ...block }]);
  expect(
    [...document.querySelectorAll('img')].map((image) =>
      image.closest('.frame')?.className.includes('first'),
    ),
  ).toEqual([false, true]);
});

describe('links to pages', () => {
  const site = siteWith({
    freePages: [
      freePageOf('In menu', { place: 'main' }),
      freePageOf('Below', { place: '/about' }),
      freePageOf('Lost', { place: '/our-videos' }),
      freePageOf('Below Home', { place: 'footer' }),
      freePageOf('Hidden', { place: 'none' }),
      freePageOf('Empty', { place: 'main', blocks: [] }),
    ],
  });
  const pages = pagesOfKind(site, 'freePage');

  test('the menu has them before Contact and below their page, the footer what is nowhere else', () => {
    expect(navigationOf(site).map(({ label, children }) => [label, ...children.map((c) => c.label)])).toEqual(
      [['Home'], ['About', 'Below'], ['In menu'], ['Contact']],
    );
    draw(<Footer site={site} score={score} />);
    const links = within(screen.getByRole('navigation', { name: 'Navigation' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...['Home', 'About', 'In menu', 'Contact'],
      ...['Lost', 'Below Home'],
    ]);
  });

  test('breadcrumbs have the page above; the sitemap and llms.txt every page that is not empty', () => {
    expect(pages.slice(0, 3).map((page) => parentsOf(page).map(({ path }) => path))).toEqual([
      ['/'],
      ['/', '/about'],
      ['/', '/our-videos'],
    ]);
    const indexed = pages.filter((page) => definitionOf(page).isIndexed(page, { state: 'gone' }));
    expect(indexed.map(({ path }) => path)).not.toContain('/empty');
    expect(sitemap(indexed, 'https://a.example', null)).toContain('<loc>https://a.example/in-menu</loc>');
    expect(llmsTxt(site, indexed)).toContain('/hidden)');
  });

  test('a page is described by its description, else by its first text', () => {
    const described = siteWith({ freePages: [freePageOf('A', { description: 'Said.' }), freePageOf('B')] });
    expect(pagesOfKind(described, 'freePage').map((page) => pageTexts(page).description)).toEqual([
      'Said.',
      'Words',
    ]);
  });

  test('a call-only site has none', () =>
    expect(pagesOfKind(siteWith({ ...site, callOnly: true }), 'freePage')).toEqual([]));
});
