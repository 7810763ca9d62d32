import { render, screen } from '@testing-library/react';
import { phoneOf, siteWith } from '@/test/site';
import { HeroLine, HeroTitle } from './hero-parts';

test('a call-only record of name and phone has its number as large as others', () => {
  const site = siteWith({ callOnly: true, phones: [phoneOf('303-555-0142')] });
  render(<HeroTitle site={site} sizes={[]} />);
  expect(screen.getByRole('link', { name: /303-555-0142/ })).toHaveClass('number');
});

test.each([
  ['Fees in writing', 'Before any work begins.', 'Fees in writing: Before any work begins.'],
  ['Why us?', 'We call back.', 'Why us? We call back.'],
  ['', 'We call back.', 'We call back.'],
  ['How we work', 'One crew does the work. '.repeat(5).trim(), 'One crew does the work. '.repeat(5).trim()],
])('a short description of the value "%s" stands after its title', (title, description, expected) => {
  const values = [
    { title: 'First', description: 'Other words' },
    { title, description },
  ];
  const { container } = render(<HeroLine site={siteWith({ values, heroText: description })} />);
  expect(container.textContent).toBe(expected);
});
