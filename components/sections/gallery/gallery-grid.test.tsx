import { GalleryGrid } from './gallery-grid';
import { siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

test('a caption is shown on its picture and is its alternative text; other pictures are numbered', () => {
  const site = siteWith({ captions: { '/assets/a.jpg': 'Cedar deck' } });
  draw(<GalleryGrid site={site} pictures={['/assets/a.jpg', '/assets/b.jpg']} subject="Our work" />);
  expect([...document.images].map(({ alt }) => alt)).toEqual(['Cedar deck', 'Our work, picture 2 of 2']);
  expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Cedar deck', '']);
  // Hidden from screen readers, because the picture's alternative text says the same.
  expect(document.querySelector('[data-caption]')).toHaveAttribute('aria-hidden', 'true');
});

test('the full-size link of a picture on an http host uses https, as the policy requires', () => {
  draw(<GalleryGrid site={siteWith({})} pictures={['http://pictures.example/a.jpg']} subject="Our work" />);
  expect(document.querySelector('a')).toHaveAttribute('href', 'https://pictures.example/a.jpg');
});
