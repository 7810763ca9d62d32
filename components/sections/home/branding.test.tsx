import { renderToStaticMarkup } from 'react-dom/server';
import { siteWith } from '@/test/site';
import { Branding } from './branding';

const band = (colours: Partial<ReturnType<typeof siteWith>['colours']>) => {
  const site = siteWith({ branding: { url: null, picture: null } });
  document.body.innerHTML = renderToStaticMarkup(
    <Branding site={{ ...site, colours: { ...site.colours, ...colours } }} />,
  );
  return [...document.querySelectorAll('[aria-hidden] > span')].map((part) => part.className);
};

test('the band shows no colour twice', () => {
  const different = { main: '#123456', secondary: '#a05000', button: '#006644', footer: '#222222' };
  expect(band(different)).toHaveLength(5);
  expect(band({ ...different, button: '#a05000', footer: '#123456' })).toEqual([
    'grow bg-main',
    'grow bg-secondary',
    'grow bg-tint',
  ]);
});
