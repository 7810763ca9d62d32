import type { Site } from '@/lib/content';
import { escapeHtml } from '@/lib/platform/text';
import { homeLink, sitePage } from './site-page';
import { paletteIn } from '@/lib/language/i18n/locales';
import type { Palette } from '@/lib/language/i18n/en/palette';
import { blackOrWhiteOn } from '@/lib/site/theme/black-or-white';

const style = `
summary {
  padding: .875rem 0;
  border-bottom: 1px solid var(--line);
  color: var(--heading);
  font-weight: 600;
  cursor: pointer;
}
details {
  padding: 0;
}
details ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: .625rem;
  margin: 0;
  padding: 1rem 0;
  list-style: none;
}
li {
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 7rem;
  box-sizing: border-box;
  padding: .75rem;
  border: 1px solid var(--line);
  border-radius: .75rem;
  line-height: 1.3;
  forced-color-adjust: none;
}
.home {
  margin: 2rem 0 0;
}
`;

const classOf = (hex: string) => `c${hex.slice(1)}`;
const ruleOf = (hex: string) => `.${classOf(hex)}{background:${hex};color:${blackOrWhiteOn(hex)}}`;
const swatch = ([hex, name]: [hex: string, name: string]) =>
  `<li class="${classOf(hex)}"><strong>${escapeHtml(name)}</strong>${hex}</li>`;

export const palettePage = (site: Site): string => {
  const { messages, groups } = paletteIn(site.language, site.country);
  const group = ({ name, colours }: Palette['groups'][keyof Palette['groups']]) =>
    [
      `<details name="group"><summary>${escapeHtml(name)}</summary>`,
      `<ul>${Object.entries(colours).map(swatch).join('')}</ul></details>`,
    ].join('');
  const colours = new Set(Object.values(groups).flatMap((one) => Object.keys(one.colours)));
  return sitePage(site, {
    title: messages.title,
    extraStyle: style + [...colours].map(ruleOf).join(''),
    content: [
      `<h1>${messages.title}</h1>`,
      ...Object.values(groups).map(group),
      `<div class="home">${homeLink(site)}</div>`,
    ].join('\n'),
  });
};
