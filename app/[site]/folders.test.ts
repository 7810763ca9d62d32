import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageKinds } from '@/lib/site/pages/page-kinds';
import { listedKinds } from '@/lib/site/pages/site-pages';
import { sourcesIn } from '@/test/source-files';

const folder = path.join(process.cwd(), 'app/[site]');
const filesNamed = (pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    pattern.test(path.basename(file)),
  );
const sourceOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const withPattern = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(sourceOf(file)));
const withoutPattern = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => !pattern.test(sourceOf(file)));

const routes = filesNamed(/^route\.ts$/);
const pages = filesNamed(/^page\.tsx$/);
const addressOf = (file: string) => `/${path.dirname(file)}`.replace('/.', '/');
const notFoundPage = '/not-found-page';

test('every kind of page has its folder, and every folder with a page is that of a kind', () =>
  expect(
    pages
      .map(addressOf)
      .filter((address) => address !== notFoundPage)
      .sort(),
  ).toEqual(
    Object.values(pageKinds)
      .map((kind) => kind.folder)
      .sort(),
  ));

test('the pages of every list are linked by a section', () => {
  const source = sourcesIn(['app', 'components', 'lib/site/pages']);
  expect(listedKinds.filter((kind) => !source.includes(`paths.${kind}(`))).toEqual([]);
});

test('every page has the metadata of its kind, and structured data', () => {
  const kinds = new Map(Object.entries(pageKinds).map(([kind, { folder: address }]) => [`${address}`, kind]));
  for (const file of pages.filter((page) => addressOf(page) !== notFoundPage)) {
    const [, kind] = /etadataOf\('(\w+)'\)/.exec(sourceOf(file)) ?? [];
    expect([file, kind]).toEqual([file, kinds.get(addressOf(file))]);
  }
  expect(withoutPattern(pages, /<StructuredData |<PageFrame\s|furtherPage\(/).map(addressOf)).toEqual([
    notFoundPage,
  ]);
});

test('Next keeps every page and file: generateStaticParams is exported, and nothing of a request is read', () => {
  // A layout's generateStaticParams covers neither route handlers nor params of folders below it.
  const below = pages.filter((file) => path.dirname(file).includes('['));
  expect(
    withoutPattern(['layout.tsx', ...routes, ...below], /^export const generateStaticParams = /m),
  ).toEqual([]);
  expect(withoutPattern(routes, /^export const dynamic = 'force-static';$/m)).toEqual([]);
  expect(
    withPattern(
      filesNamed(/^(page|layout|route|not-found)\.tsx?$/),
      /next\/headers|searchParams|force-dynamic|connection\(|noStore/,
    ),
  ).toEqual([]);
});
