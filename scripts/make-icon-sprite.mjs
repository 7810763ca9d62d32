// `npm run icons`: draws sprite.svg from the icon packages. One cached file for all pages, instead of the
// same paths again and again in every page's HTML. Add an icon here and its name to icon.tsx, run it, commit
// both.
import { writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as outline from '@heroicons/react/24/outline';
import * as solid from '@heroicons/react/24/solid';
import * as marks from 'simple-icons';
import { optimize } from 'svgo';

const drawn = {
  arrow: outline.ArrowRightIcon,
  card: outline.CreditCardIcon,
  chat: outline.ChatBubbleLeftRightIcon,
  chevron: outline.ChevronDownIcon,
  clock: outline.ClockIcon,
  close: outline.XMarkIcon,
  link: outline.GlobeAltIcon,
  mail: outline.EnvelopeIcon,
  menu: outline.Bars3Icon,
  outside: outline.ArrowTopRightOnSquareIcon,
  palette: outline.SwatchIcon,
  phone: outline.PhoneIcon,
  pin: outline.MapPinIcon,
  play: solid.PlayIcon,
  eye: outline.EyeIcon,
  info: outline.InformationCircleIcon,
  moon: outline.MoonIcon,
  plus: outline.PlusIcon,
  qr: outline.QrCodeIcon,
  sun: outline.SunIcon,
};

const networks = [
  'facebook',
  'google',
  'homeadvisor',
  'houzz',
  'instagram',
  'pinterest',
  'threads',
  'thumbtack',
  'tiktok',
  'whatsapp',
  'x',
  'yelp',
  'youtube',
];

/** Networks whose mark is missing in simple-icons or is a word: initials, cut out of a square. */
const SQUARE = 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z';
const initials = {
  angi: 'M10.7 6h2.6L18 18h-2.800l-.9-2.500H9.700L8.800 18H6Zm1.300 3.100-1.500 4.200h3Z',
  bbb: [
    'M8 6h4.600c2.200 0 3.600 1.200 3.600 3.100 0 1.200-.6 2.100-1.600 2.500 1.300.3 2.100 1.400 2.100 2.800 0 2.200-1.500 3.600-3.900 3.600H8Z',
    'm2.500 2v3h1.800c1 0 1.500-.5 1.500-1.500S13.300 8 12.300 8Zm0 5v3h2c1.100 0 1.700-.5 1.700-1.500S13.600 13 12.500 13Z',
  ].join(''),
  nextdoor: 'M7 6h2.700l4.700 7.300V6H17v12h-2.700L9.600 10.700V18H7Z',
  linkedin: [
    'M7.300 5.600a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM6 10h2.600v8H6Zm4.600 0h2.500v1.100c.5-.8 1.400-1.300 2.600-1.300 2.200 0 ',
    '3.300 1.400 3.300 3.800V18h-2.600v-4c0-1.200-.5-1.900-1.500-1.900-1.100 0-1.700.8-1.700 2.100V18h-2.600Z',
  ].join(''),
};

const symbolOfDrawing = ([name, Drawing]) =>
  renderToStaticMarkup(createElement(Drawing))
    .replace(/ (xmlns|aria-hidden|data-slot)="[^"]*"/g, '')
    .replace('<svg', `<symbol id="${name}"`)
    .replace('</svg>', '</symbol>');

const symbolOfNetwork = (name) => {
  const { path } = marks[`si${name[0].toUpperCase()}${name.slice(1)}`];
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></symbol>`;
};

const symbolOfInitials = ([name, path]) =>
  `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path fill-rule="evenodd" d="${SQUARE}${path}"/></symbol>`;

const symbols = [
  ...Object.entries(drawn).map(symbolOfDrawing),
  ...networks.map(symbolOfNetwork),
  ...Object.entries(initials).map(symbolOfInitials),
];
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`;
/** Rounds to a hundredth of the 24 units; arcs and quadratic curves would change visibly. */
const shorter = {
  plugins: [{ name: 'convertPathData', params: { floatPrecision: 2, convertToQ: false, makeArcs: false } }],
};
writeFileSync(new URL('../components/ui/icons/sprite.svg', import.meta.url), optimize(sprite, shorter).data);
