import { render, screen } from '@testing-library/react';
import { phoneOf, siteWith } from '@/test/site';
import { HeroTitle } from './hero-parts';

test('a call-only record of name and phone has its number as large as others', () => {
  const site = siteWith({ callOnly: true, phones: [phoneOf('303-555-0142')] });
  render(<HeroTitle site={site} sizes={[]} />);
  expect(screen.getByRole('link', { name: /303-555-0142/ })).toHaveClass('number');
});
