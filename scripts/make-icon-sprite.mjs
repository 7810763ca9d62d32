// `npm run icons`: draws sprite.svg from the icon packages. One cached file for all pages, instead of the same paths again
// and again in every page's HTML. Add an icon here and its name to icon.tsx, run it, commit both.
import { writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as outline from '@heroicons/react/24/outline';
import * as solid from '@heroicons/react/24/solid';
import * as marks from 'simple-icons';

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
  'houzz',
  'instagram',
  'nextdoor',
  'pinterest',
  'threads',
  'thumbtack',
  'tiktok',
  'whatsapp',
  'x',
  'yelp',
  'youtube',
];

const symbolOfDrawing = ([name, Drawing]) =>
  renderToStaticMarkup(createElement(Drawing))
    .replace(/ (xmlns|aria-hidden|data-slot)="[^"]*"/g, '')
    .replace('<svg', `<symbol id="${name}"`)
    .replace('</svg>', '</symbol>');

const symbolOfNetwork = (name) =>
  `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${marks[`si${name[0].toUpperCase()}${name.slice(1)}`].path}"/></symbol>`;

const symbols = [...Object.entries(drawn).map(symbolOfDrawing), ...networks.map(symbolOfNetwork)];
writeFileSync(
  new URL('../components/ui/icons/sprite.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`,
);
