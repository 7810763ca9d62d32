import { screen } from '@testing-library/dom';
import { AboutPoints } from '@/components/sections/about/about-points';
import type { Quote } from '@/lib/content/reviews/best-texts';
import { serviceOf, siteWith } from '@/test/site';
import { AboutStory } from '@/components/sections/about/about-story';
import { draw, hrefs } from '@/test/drawn';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { Intro } from './intro';

// What Home shows differently, by content.

test('the services of the introduction lead to their pages, and nowhere on a call-only site', () => {
  const given = { services: [serviceOf('Painting')], servicePages: true };
  draw(<Intro site={siteWith(given)} />);
  expect(hrefs('Painting')).toEqual(['/painting']);
  draw(<Intro site={siteWith({ ...given, callOnly: true })} />);
  expect(hrefs('Painting')).toEqual([]);
  expect(screen.getByText('Painting')).toBeInTheDocument();
});

const words = { text: 'Words', formatting: null, points: [] };
const stock = ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg', '/e.jpg', '/f.jpg', '/g.jpg'];

test('a record with pairs of pictures shows the first one as before and after', () => {
  const about = { ...siteWith().about, first: words };
  const beforeAfter = [{ before: '/before.jpg', after: '/after.jpg' }];
  const site = siteWith({ about, stock: stock.slice(0, 4), beforeAfter });
  draw(<AboutPoints site={site} />);
  expect([...document.images].map(({ alt }) => alt)).toEqual(['Before', 'After']);
  draw(<AboutPoints site={site} pictures="aboutPointsOfAbout" />);
  expect(screen.queryByText('Before')).toBeNull();
});

test('a record with many pictures has a wall of six', () => {
  const about = { ...siteWith().about, first: words };
  const shown = (count: number) => {
    const gallery = Array.from({ length: count }, (_, index) => `/${index}.jpg`);
    draw(<AboutPoints site={siteWith({ look: 'poster', about, gallery })} />);
    const sources = [...document.querySelectorAll('.frame > img')].map((img) => img.getAttribute('src'));
    return [sources.length, new Set(sources).size];
  };
  expect([shown(11), shown(13)]).toEqual([
    [2, 2],
    [6, 6],
  ]);
});

test('journal shows one picture in a section, with its words; other looks show none', () => {
  const about = { ...siteWith().about, first: words, second: words };
  const captions = Object.fromEntries(stock.map((picture) => [picture, `Caption of ${picture}`]));
  const seen = (look: 'journal' | 'poster') => {
    const site = siteWith({ look, about, stock, captions, homeTexts: [words] });
    draw(
      <>
        <Intro site={site} />
        <AboutStory site={site} />
        <AboutPoints site={site} />
      </>,
    );
    return [document.images.length, screen.queryAllByText(/^Caption of/).map(({ localName }) => localName)];
  };
  expect(seen('journal')).toEqual([3, ['figcaption', 'figcaption', 'figcaption']]);
  expect(seen('poster')).toEqual([4, []]);
});

test('a long story without a picture is a letter that the business signs, not a member of its team', () => {
  const second = { text: 'Words '.repeat(40), formatting: null, points: [] };
  const about = { ...siteWith().about, second };
  const member = { name: 'Ana Ruiz', role: null, picture: null, text: '', formatting: null };
  const signature = (given: Parameters<typeof siteWith>[0]) => {
    draw(<AboutStory site={siteWith({ about, name: 'Ash & Vale', ...given })} />);
    return document.querySelector('.letter > .signed')?.textContent;
  };
  expect(signature({})).toBe('Ash & Vale');
  expect(signature({ team: [member] })).toBe('Ash & Vale');
  expect(signature({ stock: ['/a.jpg', '/b.jpg', '/c.jpg'] })).toBeUndefined();
  expect(signature({ about: { ...about, second: { ...second, text: 'A statement.' } } })).toBeUndefined();
});

test("classic sets a customer's words beside a photograph of its own; other looks set them alone", () => {
  const quote = { stars: 5, text: 'On time, and the lawn was cleaner than before.' } as Quote;
  const shown = (look: 'classic' | 'studio', gallery = stock) => {
    draw(<EstimateSection site={siteWith({ look, gallery })} quote={quote} />);
    return document.querySelectorAll('#estimate-quote img').length;
  };
  expect([shown('classic'), shown('classic', []), shown('studio')]).toEqual([1, 0, 0]);
});
