import { screen } from '@testing-library/dom';
import { SocialBlock } from './social-block';
import type { Site } from '@/lib/content';
import { siteWith } from '@/test/site';
import { draw, hrefs } from '@/test/drawn';

const listing = { url: 'https://maps.example/bluestem', picture: '/assets/profile.png' };
const social = [{ name: 'Facebook', network: 'facebook', url: 'https://facebook.example/a', picture: null }];
const directories = [
  { name: 'Yellow pages', url: 'https://directory.example/a', picture: '/assets/directory.png' },
];

const show = (given: Partial<Site>) => draw(<SocialBlock site={siteWith(given)} />);

test("the profile's picture links to the profile; directories and networks follow, with their names", () => {
  show({ businessListing: listing, social, directories });
  expect(screen.getByRole('heading', { level: 2, name: 'Find Us On' })).toBeInTheDocument();
  expect(hrefs()).toEqual([listing.url, directories[0]?.url, social[0]?.url]);
  for (const name of ['Our business listing', /Yellow pages/, /Facebook/])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
});

test('a profile without a URL is a picture, one without a picture is left out', () => {
  show({ businessListing: { ...listing, url: null }, social, directories: [] });
  expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('profile.png'));
  expect(hrefs()).toEqual([social[0]?.url]);
  show({ businessListing: { ...listing, picture: null }, social, directories: [] });
  expect(screen.queryByRole('img')).toBeNull();
});
