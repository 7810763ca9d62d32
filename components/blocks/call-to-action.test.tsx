import { screen } from '@testing-library/dom';
import { CallToAction } from './call-to-action';
import type { Site } from '@/lib/content';
import { phoneOf, siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

const show = (given: Partial<Site>, props: { label?: string; href?: string } = {}) =>
  draw(<CallToAction site={siteWith(given)} {...props} />);
const link = (name: string) => screen.getByRole('link', { name });

const phones = [phoneOf('+1 (303) 555-0142', 'Office'), phoneOf('720-555-0118')];
const emails = ['hello@example.com'];

test('links to the contact page, or to a given URL with a given label', () => {
  show({ phones });
  expect(link('Contact us')).toHaveAttribute('href', '/contact');
  show({}, { label: 'More about us', href: '/about' });
  expect(link('More about us')).toHaveAttribute('href', '/about');
});

test('on a call-only site it always calls the first phone', () => {
  show({ callOnly: true, phones, emails }, { label: 'More about us', href: '/about' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(link('Call +1 (303) 555-0142')).toHaveAttribute('href', 'tel:+13035550142');
});

test('on a call-only site without a phone it links to the e-mail; without either it is absent', () => {
  show({ callOnly: true, emails });
  expect(link('E-mail us')).toHaveAttribute('href', 'mailto:hello@example.com');
  show({ callOnly: true });
  expect(screen.queryByRole('link')).toBeNull();
});
