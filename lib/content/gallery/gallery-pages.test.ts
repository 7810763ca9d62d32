import { siteFor } from '@/test/site';
import { pagesOfGallery, pagesOfProject } from './gallery-pages';

const pictures = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/assets/${name}-${index}.jpg`);
/** 'Oak Street 36+14/50': 14 of 50 pictures, from the 36th on. */
const shape = (parts: ReturnType<typeof pagesOfGallery>[number]) =>
  parts
    .map(
      ({ project, pictures: shown, first, of }) => `${project?.name ?? '-'} ${first}+${shown.length}/${of}`,
    )
    .join(', ');

test('a gallery of 36 pictures has one page, one of 300 has nine', () => {
  expect(pagesOfGallery(siteFor({ gallery: pictures('g', 36) })).map(shape)).toEqual(['- 0+36/36']);
  const site = siteFor({ gallery: pictures('g', 300) });
  const pages = pagesOfGallery(site);
  expect(pages).toHaveLength(9);
  expect(pages.flatMap((parts) => parts.flatMap((part) => part.pictures))).toEqual(site.gallery);
  expect(site.galleryPages.map(({ slug, number, of }) => [slug, number, of])).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9].map((number) => [`${number}`, number, 9]),
  );
});

test('projects share the pages of the gallery, and have further pages of their own', () => {
  const landings = [
    { name: 'Oak Street', gallery: pictures('oak', 50) },
    { name: 'Empty' },
    { name: 'Barn', gallery: pictures('barn', 10) },
    { name: 'oak street', gallery: pictures('other', 40) },
  ];
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = siteFor({ landings, gallery: pictures('g', 300) });
  expect(pagesOfGallery(site).map(shape)).toEqual([
    'Oak Street 0+36/50',
    'Oak Street 36+14/50, Barn 0+10/10, oak street 0+12/40',
    'oak street 12+28/40',
  ]);
  const [oak] = site.projects;
  expect(oak && pagesOfProject(oak).map(shape)).toEqual(['Oak Street 0+36/50', 'Oak Street 36+14/50']);
  // The last project has no page: its address is taken.
  expect(site.galleryPages.map(({ slug }) => slug)).toEqual(['2', '3', 'oak-street-2']);
});

test('no two pages have one address, whatever projects are called', () => {
  const names = ['2', 'page', 'a', 'a-2', 'a-2-2'];
  const landings = names.map((name, index) => ({ name, gallery: pictures(`p${index}`, 100) }));
  const { galleryPages } = siteFor({ landings });
  expect(new Set(galleryPages.map(({ slug }) => slug)).size).toBe(galleryPages.length);
});

test('stock pictures stand in for a gallery; a site without pictures has no pages', () => {
  expect(pagesOfGallery(siteFor({ stock: pictures('s', 40) })).map(shape)).toEqual([
    '- 0+36/40',
    '- 36+4/40',
  ]);
  expect(pagesOfGallery(siteFor())).toEqual([]);
  expect(siteFor().galleryPages).toEqual([]);
});
