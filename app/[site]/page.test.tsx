import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/dom';
import HomePage from './page';
import { getSite } from '@/lib/serving/rendering/current-site';
import type { Site } from '@/lib/content';
import { siteOf } from '@/test/records';
import { siteFor } from '@/test/site';
import { getReviews } from '@/lib/content/reviews-service';
import { draw, hrefs } from '@/test/drawn';

// undici does not load in a DOM, and pages make no request of their own.
jest.mock('undici', () => ({}));
jest.mock('@/lib/serving/rendering/current-site', () => ({ getSite: jest.fn() }));
jest.mock('@/lib/content/reviews-service', () => ({
  ...jest.requireActual<object>('@/lib/content/reviews-service'),
  getReviews: jest.fn(),
}));

const demo = siteFor(JSON.parse(readFileSync('content/demo.json', 'utf8')) as Record<string, unknown>);

const show = async (given: Partial<Site>, base: Site = demo) => {
  jest.mocked(getSite).mockResolvedValue({ ...base, ...given });
  jest.mocked(getReviews).mockResolvedValue([{ date: '2026-03-14', stars: 5 }]);
  draw(await HomePage());
};
const headings = () => [...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent);
const titles = {
  map: 'Map title',
  services: 'Services title',
  reviews: 'Reviews title',
  branding: 'Branding title',
  gallery: 'Gallery title',
};
const link = { url: 'https://a.example/', picture: null };

test("the sections are in the specification's order", async () => {
  await show({
    headings: titles,
    reviews: { ...demo.reviews, homeOnly: true },
    promoVideo: link,
    branding: link,
  });
  const expected = (
    'Your house and yard, cared for together|What we do|See how we work|Request a free estimate|' +
    'Paint that lasts, gardens that settle in|In numbers|A little about us|Reviews title|Services title|' +
    'Branding title|Send us a message|Map title|Find Us On'
  ).split('|');
  expect(headings().filter((heading) => heading !== null && expected.includes(heading))).toEqual(expected);
});

test('inactive parts of the record are not shown', async () => {
  await show({
    headings: titles,
    reviews: { ...demo.reviews, homeOnly: false },
    promoVideo: null,
    branding: null,
  });
  for (const title of ['See how we work', 'Reviews title', 'Branding title'])
    expect(headings()).not.toContain(title);
});

test('the hero has the stars of reviews that are switched on', async () => {
  for (const active of [true, false]) {
    await show({ reviews: { ...demo.reviews, active, homeOnly: false } });
    expect(document.body.textContent?.includes('5.00 · 1 review')).toBe(active);
  }
});

test('a call-only site lists its services in detail, with the gallery, and links to no other page', async () => {
  await show({ headings: titles, callOnly: true });
  expect(headings()).toContain('Gallery title');
  expect(headings()).not.toContain('Services title');
  const own = hrefs().filter((href) => href?.startsWith('/') && !href.startsWith('/assets/'));
  // Home links to the palette's page, which is shown without scripts only.
  expect(own.filter((href) => href !== '/' && href !== '/api/palette')).toEqual([]);
});

test('a record of name, phone and services shows each part once: the number, the services, a short form', async () => {
  const services = ['Drywall Repair', 'Shelving'];
  const places = [{ address: 'Denver, CO' }];
  await show({}, siteOf({ name: 'Alder Handyman', phones: ['303-555-0199'], places, services }));
  expect(document.querySelector('#hero')).toHaveTextContent(/^Handyman in DenverAlder Handyman303-555-0199/);
  for (const name of services) expect(screen.getAllByRole('link', { name })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /303-555-0199/ })).toHaveLength(1);
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(document.querySelector('form details [name="address"]')).not.toBeNull();
  expect(headings()).toEqual([
    'Alder Handyman',
    'Our services',
    'Request a free estimate',
    'Find us at Denver, CO',
    'In numbers',
  ]);
});
