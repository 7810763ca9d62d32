// `npm run icons`: draws sprite.svg and the icons of trades from the icon packages. The sprite is one cached
// file for all pages, instead of the same paths again and again in every page's HTML. Add an icon here and
// its name to icon.tsx, run it, commit both.
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
  qr: outline.QrCodeIcon,
  sun: outline.SunIcon,
};

const networks =
  'facebook google homeadvisor houzz instagram pinterest threads thumbtack tiktok whatsapp x yelp youtube'.split(
    ' ',
  );

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

/** For businesses without a logo, by the names in lib/content/business/trades.json. */
const tradeIcons = {
  bag: solid.ShoppingBagIcon,
  bolt: solid.BoltIcon,
  book: solid.BookOpenIcon,
  briefcase: solid.BriefcaseIcon,
  brush: solid.PaintBrushIcon,
  bug: solid.BugAntIcon,
  cake: solid.CakeIcon,
  calculator: solid.CalculatorIcon,
  camera: solid.CameraIcon,
  computer: solid.ComputerDesktopIcon,
  flame: solid.FireIcon,
  heart: solid.HeartIcon,
  house: solid.HomeIcon,
  key: solid.KeyIcon,
  music: solid.MusicalNoteIcon,
  people: solid.UserGroupIcon,
  plane: solid.PaperAirplaneIcon,
  scales: solid.ScaleIcon,
  scissors: solid.ScissorsIcon,
  shop: solid.BuildingStorefrontIcon,
  sparkles: solid.SparklesIcon,
  sun: solid.SunIcon,
  truck: solid.TruckIcon,
  wrench: solid.WrenchIcon,
};

/** Trades for which the package has no drawing; filled by the even-odd rule. */
const ownTradeIcons = {
  car: [
    'M6.200 5.500h11.600c.9 0 1.700.6 2 1.400l1.400 4.300c.8.4 1.300 1.200 1.300 2.100v5.200a1 1 0 0 1-1 1H20a1 1 0 0 1-1-1v-1H5v1',
    'a1 1 0 0 1-1 1H2.500a1 1 0 0 1-1-1v-5.200c0-.9.5-1.700 1.300-2.100l1.400-4.300c.3-.8 1.100-1.400 2-1.400Z',
    'm.3 2L5.300 11h13.400l-1.200-3.500ZM4.300 14a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0Z',
    'M17.300 14a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0Z',
  ].join(''),
  dumbbell: 'M2 9.500h2v5H2Zm3-3h3v11H5ZM9 11h6v2H9Zm7-4.500h3v11h-3Zm4 3h2v5h-2Z',
  fence: [
    'M3 6l2-3 2 3v15H3ZM10 6l2-3 2 3v15h-4ZM17 6l2-3 2 3v15h-4Z',
    'M1 9h2v2.200H1Zm6 0h3v2.200H7Zm7 0h3v2.200h-3Zm7 0h2v2.200h-2Z',
    'M1 15.500h2v2.200H1Zm6 0h3v2.200H7Zm7 0h3v2.200h-3Zm7 0h2v2.200h-2Z',
  ].join(''),
  flower: [
    'M9.00 6.40a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
    'M14.33 10.27a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
    'M12.29 16.53a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
    'M5.71 16.53a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
    'M3.67 10.27a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
    'M9.900 12a2.100 2.100 0 1 0 4.200 0 2.100 2.100 0 1 0-4.200 0Z',
  ].join(''),
  fork: [
    'M5 3a.8.8 0 0 1 1.600 0v5h.9V3a.8.8 0 0 1 1.600 0v5h.9V3a.8.8 0 0 1 1.600 0v6.200c0 1.600-.9 2.900-2.200 3.400v8.200',
    'a1.100 1.100 0 0 1-2.200 0v-8.200C5.900 12.100 5 10.800 5 9.200ZM15.500 3.500c2.200.6 3.500 3.500 3.500 7V14h-1.300v6.800a1.100 1.100 0 0 1-2.200 0Z',
  ].join(''),
  leaf: [
    'M20.500 3.500C11.500 3.500 5 7 5 14c0 1.500.4 2.800 1 3.900l-2.700 2.700A1 1 0 0 0 4.700 22l2.700-2.700c1.100.6 2.400 1 3.900 1',
    '7 0 9.700-7.800 9.200-16.800ZM8.300 16.400l7-7 .8.8-7 7Z',
  ].join(' '),
  paw: [
    'M12 11.500c-3 0-6 3-6 6 0 2 1.500 3.200 3.200 3.200 1.200 0 1.900-.5 2.800-.5s1.600.5 2.800.5c1.700 0 3.200-1.200 3.200-3.200 0-3-3-6-6-6Z',
    'M2.300 11.300a1.900 2.500 0 1 0 3.800 0 1.900 2.500 0 1 0-3.800 0ZM6.800 6.200a2 2.800 0 1 0 4 0 2 2.800 0 1 0-4 0Z',
    'M13.200 6.200a2 2.800 0 1 0 4 0 2 2.800 0 1 0-4 0ZM17.900 11.300a1.900 2.500 0 1 0 3.800 0 1.900 2.500 0 1 0-3.800 0Z',
  ].join(''),
  tooth: [
    'M12 4.500c-1.700-1.200-3.200-1.800-4.800-1.800C4.400 2.700 2.500 5 2.500 8c0 2.300.9 3.800 1.500 5.900.6 2 .7 4 1.100 5.700.3 1.200.9 2 1.900 2',
    '1.300 0 1.700-1.200 2-2.800.4-2 .8-4.300 3-4.300s2.600 2.300 3 4.300c.3 1.600.7 2.800 2 2.800 1 0 1.600-.8 1.900-2 .4-1.700.5-3.700 1.100-5.700',
    '.6-2.100 1.500-3.600 1.500-5.900 0-3-1.900-5.300-4.700-5.300-1.600 0-3.100.6-4.800 1.800Z',
  ].join(' '),
};

/** `M0 0`: a path that begins with a relative `m` would begin where the one before it ends. */
const pathsOf = (Drawing) =>
  [...renderToStaticMarkup(createElement(Drawing)).matchAll(/ d="([^"]+)"/g)]
    .map(([, path]) => (path.startsWith('m') ? `M0 0${path}` : path))
    .join('');

const tradePaths = {
  ...Object.fromEntries(Object.entries(tradeIcons).map(([name, Drawing]) => [name, pathsOf(Drawing)])),
  ...ownTradeIcons,
};
const sorted = Object.fromEntries(Object.entries(tradePaths).sort());
writeFileSync(
  new URL('../lib/site/pictures/trade-icons.json', import.meta.url),
  `${JSON.stringify(sorted, null, 2)}\n`,
);
