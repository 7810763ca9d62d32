import { suggestPages } from './page-suggestions';

const pages = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'Interior Painting', path: '/interior-painting' },
  { name: 'Deck And Fence Staining', path: '/deck-and%20fence%20staining' },
  { name: 'Galería', path: '/gallery' },
];
const namesFor = (address: string) => suggestPages(address, pages).map(({ name }) => name);

test('a page is suggested when its name shares a word with the address', () => {
  expect(namesFor('/services/painting.html')).toEqual(['Services', 'Interior Painting']);
  expect(namesFor('/our-painters')).toEqual(['Interior Painting']);
});

test('the page that shares the most words comes first', () =>
  expect(namesFor('/painting/fence-staining')).toEqual(['Deck And Fence Staining', 'Interior Painting']));

test('accents and case do not matter, and an address that cannot be decoded is read as it is', () => {
  expect(namesFor('/GALERIA')).toEqual(['Galería']);
  expect(namesFor('/%E0%A4%A/gallery')).toEqual(['Galería']);
});

test('an address without a shared word suggests nothing', () => {
  for (const address of ['/', '/wp-login.php', '/de', '']) expect(namesFor(address)).toEqual([]);
});
