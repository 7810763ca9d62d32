import { sourceOf } from '@/test/old-site';
import { readSite } from '../fetching/read-site';
import { homeCopyOf } from './home-copy';

const TEXT =
  '<h1>Acme Painting</h1><p>We have painted the houses of Denver with one crew for many years now, inside and outside.</p>' +
  '<p>Two coats, with the furniture covered and the nails filled, and a walk through the rooms on the last day.</p>';
const copyOf = async (html: string, files: Record<string, string> = {}) =>
  homeCopyOf(await readSite(sourceOf({ '/': html, ...files })));

test('a copy shows texts, styles and pictures of the old Home by absolute address', async () => {
  const html = `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/css/own.css"></head><body class="home">${TEXT}
    <img src="data:image/gif;base64,R0" data-src="http://www.acme.example/deck.jpg" alt="A deck"><p style="background:url(http://www.acme.example/wall.jpg)">Walls</p></body></html>`;
  const css =
    '@import "other.css"; h1 { color: #0b5394; background: url(../img/bg.png) } b::after { content: "</style><meta>" }';
  const copy = await copyOf(html, { '/css/own.css': css });
  expect(copy).toMatch(/^<!DOCTYPE html><style>/);
  expect(copy).toContain('color: #0b5394; background: url("https://www.acme.example/img/bg.png")');
  expect(copy).toContain('<img alt="A deck" src="https://www.acme.example/deck.jpg">');
  expect(copy).toContain('url(&quot;https://www.acme.example/wall.jpg&quot;)');
  expect(copy).toContain('<body class="home">');
  expect(copy).not.toMatch(/@import|<meta|other\.css/);
  expect(copy.match(/<\/style>/g)).toHaveLength(1);
});

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<a href="javascript:alert(1)">x</a><a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe></iframe>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="https://alert.example/">',
  '<form action="https://alert.example/"><input formaction="javascript:alert(1)" autofocus onfocus="alert(1)"></form>',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><animate attributeName="href" values="javascript:alert(1)"/></a><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject><use href="data:image/svg+xml,alert(1)"/></svg>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)"><applet code="alert"></applet>',
  '<img src="javascript:alert(1)" srcset="javascript:alert(1) 2x">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>p{background:url("javascript:alert(1)")} </style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<div id="preloader"><b>alert</b></div>',
])('nothing of a hostile Home runs, leads away or sends: %s', async (hostile) => {
  const copy = await copyOf(`<body>${TEXT}${hostile}</body>`);
  expect(copy).toContain('Acme Painting');
  expect(copy).not.toMatch(/alert|javascript|href|<form|<script|<iframe|<meta|<base|\bon\w+=/i);
});

test('a copy is bounded: a large style sheet is left out, a long Home cut', async () => {
  const css = 'p { color: red }\n'.repeat(30_000);
  const long = `<body>${TEXT}${'<p>We paint walls.</p>'.repeat(40_000)}</body>`;
  const copy = await copyOf(`<link rel="stylesheet" href="/big.css"><style>b { top: 0 }</style>${long}`, {
    '/big.css': css,
  });
  expect(copy.length).toBeLessThan(610_000);
  expect(copy).toContain('b { top: 0 }');
  expect(copy).not.toContain('color: red');
});
