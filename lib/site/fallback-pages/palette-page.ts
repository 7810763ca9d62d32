import type { Site } from '@/lib/content';
import { escapeHtml } from '@/lib/platform/text';
import { sitePage, wayHome } from './business-page';
import { getDictionary } from '@/lib/language/i18n';
import type { Palette } from '@/lib/language/i18n/en/palette';
import { blackOrWhiteOn } from '@/lib/site/theme/black-or-white';
import { paletteStyle } from './styles';

const classOf = (hex: string) => `c${hex.slice(1)}`;
const ruleOf = (hex: string) => `.${classOf(hex)}{background:${hex};color:${blackOrWhiteOn(hex)}}`;
const swatch = ([hex, name]: [hex: string, name: string]) =>
  `<li class="${classOf(hex)}"><strong>${escapeHtml(name)}</strong>${hex}</li>`;

/** The palette for a visitor without JavaScript: names, hex codes and swatches by group. */
export const palettePage = (site: Site): string => {
  const { words, groups } = getDictionary(site.language).palette;
  const group = ({ name, colours }: Palette['groups'][keyof Palette['groups']]) =>
    [
      `<details name="group"><summary>${escapeHtml(name)}</summary>`,
      `<ul>${Object.entries(colours).map(swatch).join('')}</ul></details>`,
    ].join('');
  const colours = new Set(Object.values(groups).flatMap((one) => Object.keys(one.colours)));
  return sitePage(site, {
    title: words.title,
    extraStyle: paletteStyle + [...colours].map(ruleOf).join(''),
    content: [
      `<h1>${words.title}</h1>`,
      ...Object.values(groups).map(group),
      `<div class="home">${wayHome(site)}</div>`,
    ].join('\n'),
  });
};
