import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { CallToAction } from './call-to-action';
import { siteFor } from '@/lib/content/testing';

const show = (record: Record<string, unknown>, props: { label?: string; href?: string } = {}) => {
  document.body.innerHTML = renderToStaticMarkup(<CallToAction site={siteFor(record)} {...props} />);
};
const link = (name: string) => screen.getByRole('link', { name });

const callOnly = { simpleWidgets: [null, null, null, { activo: true }] };
const phones = [{ phone: '+1 (303) 555-0142', name: 'Office' }, { phone: '720-555-0118' }];
const emails = [{ email: 'hello@example.com' }];

test('leads to the contact page, or to a given address under a given name', () => {
  show({ dbPrincipal: { phones } });
  expect(link('Contact us')).toHaveAttribute('href', '/contact');
  show({}, { label: 'More about us', href: '/about' });
  expect(link('More about us')).toHaveAttribute('href', '/about');
});

test('on a call-only site it calls the first phone, whatever it was given', () => {
  show({ ...callOnly, dbPrincipal: { phones, emails } }, { label: 'More about us', href: '/about' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(link('Call +1 (303) 555-0142')).toHaveAttribute('href', 'tel:+13035550142');
});

test('on a call-only site without a phone it writes; without either it is not there', () => {
  show({ ...callOnly, dbPrincipal: { emails } });
  expect(link('E-mail us')).toHaveAttribute('href', 'mailto:hello@example.com');
  show(callOnly);
  expect(screen.queryByRole('link')).toBeNull();
});
