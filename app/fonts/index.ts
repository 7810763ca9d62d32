import localFont from 'next/font/local';

// `npm run fonts` makes the files and writes their ranges here, because next/font takes literals only.
// 'optional': a font that arrives late is used on the next page, which avoids a layout shift on this one.
// The display face has one weight, half the bytes of its variable file.

const displayCore = localFont({
  src: './bricolage-grotesque-700-core.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-display-core',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-3b, U+3f-5a, U+61-7a, U+a1, U+a9, U+ae, U+b0, U+b7, U+bf, U+c1, U+c9, U+cd, U+d1, U+d3, U+da, U+dc, U+e1, U+e9, U+ed, U+f1, U+f3, U+fa, U+fc, U+2013-2014, U+2018-2019, U+201c-201d, U+2022, U+2026, U+2122, U+2192',
    },
  ],
});
const displayRest = localFont({
  src: './bricolage-grotesque-700-rest.woff2',
  weight: '700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-display-rest',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+3c-3e, U+5b-60, U+7b-7e, U+a0, U+a2-a8, U+aa-ad, U+af, U+b1-b6, U+b8-be, U+c0, U+c2-c8, U+ca-cc, U+ce-d0, U+d2, U+d4-d9, U+db, U+dd-e0, U+e2-e8, U+ea-ec, U+ee-f0, U+f2, U+f4-f9, U+fb, U+fd-ff, U+131, U+152-153, U+160-161, U+178, U+17d-17e, U+2ba, U+2bc, U+2c6, U+2c9-2cb, U+2cd-2cf, U+2d1, U+2e0-2e4, U+201a, U+201e, U+2020-2021, U+2030, U+2039-203a, U+2044, U+20ac, U+2190-2191, U+2193, U+2212, U+2248, U+2260, U+2264-2265, U+25ca',
    },
  ],
});
const bodyCore = localFont({
  src: './figtree-core.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-body-core',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7e, U+a1, U+a9, U+ae, U+b0, U+b7, U+bf, U+c1, U+c9, U+cd, U+d1, U+d3, U+da, U+dc, U+e1, U+e9, U+ed, U+f1, U+f3, U+fa, U+fc, U+2013-2014, U+2018-2019, U+201c-201d, U+2022, U+2026, U+2122, U+2192',
    },
  ],
});
const bodyRest = localFont({
  src: './figtree-rest.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-body-rest',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+a0, U+a2-a8, U+aa-ad, U+af, U+b1-b6, U+b8-be, U+c0, U+c2-c8, U+ca-cc, U+ce-d0, U+d2, U+d4-d9, U+db, U+dd-e0, U+e2-e8, U+ea-ec, U+ee-f0, U+f2, U+f4-f9, U+fb, U+fd-ff, U+131, U+152-153, U+160-161, U+178, U+17d-17e, U+2ba, U+2bc, U+2c6, U+2c9-2cb, U+2cd-2cf, U+2d1, U+2e0-2e4, U+201a, U+201e, U+2020-2021, U+2030, U+2039-203a, U+2044, U+20ac, U+2190-2191, U+2193, U+2212, U+2248, U+2260, U+2264-2265, U+25ca',
    },
  ],
});

/** Class names of the variables from which app/styles/base.css makes --font-display and --font-body. */
export const fontVariables = [displayCore, displayRest, bodyCore, bodyRest]
  .map(({ variable }) => variable)
  .join(' ');
