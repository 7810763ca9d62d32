import { read, refused } from '@/test/read-kind';
import { webLink, anyLink, picture } from './link-kinds';

const unsafeLinks = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'intent://x',
  '//',
  'https://',
  'just words',
  '/about',
];

test.each([
  ['webLink', 'https://a.example/b c', 'https://a.example/b%20c'],
  ['webLink', 'www.a.example', 'https://www.a.example/'],
  ['webLink', '//a.example/x.jpg', 'https://a.example/x.jpg'],
  ['webLink', 'facebook.com/acme', 'https://facebook.com/acme'],
  ['webLink', 'youtu.be/aqz-KE-bpKQ?t=9', 'https://youtu.be/aqz-KE-bpKQ?t=9'],
  ['webLink', 'maps.app.goo.gl/AbC1', 'https://maps.app.goo.gl/AbC1'],
  ['webLink', 'Acme.com', 'https://acme.com/'],
  ['webLink', 'acme.plumbing/book', 'https://acme.plumbing/book'],
  ['webLink', 'https//acme.example/', 'https://acme.example/'],
  ['webLink', 'http:/acme.example', 'http://acme.example/'],
  ['webLink', '<https://acme.example/a>', 'https://acme.example/a'],
  ['webLink', 'https://https://acme.example/a', 'https://acme.example/a'],
  ['webLink', 'http://https://acme.example/a', 'https://acme.example/a'],
  ['webLink', 'https://www.https://acme.example/a', 'https://acme.example/a'],
  ['webLink', 'https://acme.example/a,', 'https://acme.example/a'],
  ['webLink', '"https://acme.example/a"', 'https://acme.example/a'],
  ['webLink', 'Facebook: https://acme.example/a', 'https://acme.example/a'],
  ['webLink', 'Facebook: fb.com/acme', 'https://fb.com/acme'],
  ['webLink', 'Our Yelp - https://yelp.com/biz/acme', 'https://yelp.com/biz/acme'],
  ['webLink', 'https://acme.example/a (our page)', 'https://acme.example/a'],
  ['webLink', 'https:// acme.example/a', 'https://acme.example/a'],
  ['webLink', '<div class="map"><iframe src="https://a.example/m"></iframe></div>', 'https://a.example/m'],
  ['webLink', 'www.facebook', refused],
  ['webLink', 'https://acme.example\nhttps://b.example', refused],
  ['webLink', '[Map](https://maps.example/a)', 'https://maps.example/a'],
  [
    'webLink',
    "<a class='x' href='https://acme.example/?a=1&amp;b=2'>Us</a>",
    'https://acme.example/?a=1&b=2',
  ],
  [
    'webLink',
    '<iframe width="600" src="https://www.google.com/maps/embed?pb=!1m18" height="450"></iframe>',
    'https://www.google.com/maps/embed?pb=!1m18',
  ],
  ['webLink', '<a href="javascript:alert(1)">', refused],
  ['webLink', 'logo.jpg', refused],
  ['webLink', 'n.a', refused],
  ['webLink', 'See our page', refused],
  ['picture', 'cdn.acme.example/a.jpg', 'https://cdn.acme.example/a.jpg'],
  ['anyLink', 'joe@acme.example', 'mailto:joe@acme.example'],
  ['anyLink', 'instagram.com/acme', 'https://instagram.com/acme'],
  ['webLink', 'mailto:a@b.example', refused],
  ['webLink', 'tel:+13035550142', refused],
  ['anyLink', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['anyLink', 'tel:+13035550142', 'tel:+13035550142'],
  ['picture', '/assets/demo/a.jpg', '/assets/demo/a.jpg'],
  ['picture', 'http://a.example/a.jpg', 'http://a.example/a.jpg'],
  ['picture', '/etc/passwd', refused],
  ['picture', '/assets/../api/visits', refused],
  ['picture', '/assets/%2e%2e/api/visits', refused],
  ['picture', '/assets/.%2E/api/visits', refused],
  ['picture', '/assets\\..\\api', refused],
  ['picture', '/assets/', refused],
  ['picture', 'mailto:a@b.example', refused],
] as const)('%s: %s', (kind, value, expected) =>
  expect(read({ webLink, anyLink, picture }[kind], value)).toBe(expected),
);

test.each(unsafeLinks)('no kind of link takes %j', (value) => {
  expect([webLink, anyLink, picture].map((schema) => read(schema, value))).toEqual([
    refused,
    refused,
    refused,
  ]);
});

test.each([
  [webLink, 'is not an http:// or https:// link'],
  [anyLink, 'is not an http, https, tel or mailto link'],
  [picture, 'is not a picture link (http, https, or a path below /assets/)'],
])('a refused link has the reason that the log shows', (schema, reason) =>
  expect(schema.safeParse('/about').error?.issues.map(({ message }) => message)).toEqual([reason]),
);
