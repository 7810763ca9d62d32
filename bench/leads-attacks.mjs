import { randomUUID } from 'node:crypto';
import { asJson, form, good, json, multipart, hostileTexts, parts, urlencoded } from './leads-bodies.mjs';

const emailSuffixes = ['\r\nCc: eve@example.com', ', eve2@example.com', '\u0000', '>', ' <eve@example.com>'];

/** Each makes the n-th request of its kind. The server must refuse `isSuspect`, and mark `isOdd`. */
const kinds = [
  (n) => ({
    kind: 'hostile text, form',
    type: form,
    body: urlencoded({
      ...good,
      firstName: hostileTexts[n % hostileTexts.length],
      lastName: hostileTexts[(n + 3) % hostileTexts.length],
      address: hostileTexts[(n + 7) % hostileTexts.length],
      message: `${n} ${hostileTexts[(n + 5) % hostileTexts.length]}`,
    }),
  }),
  (n) => ({
    kind: 'hostile text, JSON',
    type: json,
    body: asJson({
      ...good,
      id: randomUUID(),
      email: 'a@example.com',
      firstName: hostileTexts[n % hostileTexts.length],
      service: hostileTexts[(n + 1) % hostileTexts.length],
      page: `/${hostileTexts[(n + 2) % hostileTexts.length]}`,
      utm_source: hostileTexts[(n + 4) % hostileTexts.length],
      message: `${n} ${hostileTexts[(n + 6) % hostileTexts.length]}`,
    }),
  }),
  (n) => ({
    kind: 'hostile text, multipart',
    ...multipart(
      parts({
        ...good,
        lastName: hostileTexts[n % hostileTexts.length],
        message: `${n} ${hostileTexts[(n + 2) % hostileTexts.length]}`,
      }),
    ),
  }),
  (n) => ({
    kind: 'e-mail with headers',
    type: json,
    body: asJson({
      ...good,
      phone: '',
      email: `eve@example.com${emailSuffixes[n % emailSuffixes.length]}`,
    }),
  }),
  (n) => ({
    kind: 'another recipient',
    type: json,
    body: asJson({
      ...good,
      to: 'eve@example.com',
      business: { name: 'Evil' },
      linkPostEmail: 'http://127.0.0.1:1/',
      site: 'other',
      state: 'delivered',
      message: `Redirected ${n}`,
    }),
  }),
  (n) => ({
    kind: 'wrong types',
    type: json,
    body: asJson({
      firstName: [{}, [], 1, true, null, { toString: 'x' }][n % 6],
      phone: ['5552013344'],
      message: { $gt: '' },
      email: 5,
      id: {},
      page: [],
      textConsent: {},
    }),
  }),
  (n) => ({
    kind: 'prototypes',
    type: n % 2 ? json : form,
    body:
      n % 2
        ? Buffer.from('{"__proto__": {"firstName": "Eve"}, "constructor": {"prototype": {}}}')
        : Buffer.from('__proto__[firstName]=Eve&constructor=1&toString=2&hasOwnProperty=3'),
  }),
  (n) => ({
    kind: 'huge field',
    type: [form, json][n % 2],
    body:
      n % 2
        ? asJson({ ...good, message: 'x'.repeat(20_000 + n * 1_000) })
        : urlencoded({ ...good, message: 'x'.repeat(20_000 + n * 1_000) }),
  }),
  (n) => ({
    kind: 'field too long',
    type: json,
    body: asJson({ ...good, firstName: 'x'.repeat(101 + n), message: 'y'.repeat(5_001 + (n % 100)) }),
  }),
  () => ({
    kind: '10,000 fields',
    type: form,
    body: Buffer.from(Array.from({ length: 10_000 }, (_, n) => `f${n}=`).join('&')),
  }),
  () => ({
    kind: '5,000 parts',
    ...multipart(Array.from({ length: 5_000 }, (_, n) => ({ name: `f${n}`, value: '' }))),
  }),
  () => ({
    kind: 'deep JSON',
    type: json,
    body: Buffer.from(`{"firstName":${'['.repeat(7_000)}${']'.repeat(7_000)}}`),
  }),
  (n) => ({
    kind: 'broken JSON',
    type: json,
    body: Buffer.from(['{', '[]', 'null', '"text"', '{"firstName":', '\u0000', '{"a":1}}', 'NaN'][n % 8]),
  }),
  (n) => ({
    kind: 'broken multipart',
    type: [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary="',
    ][n % 4],
    body: Buffer.from(
      [
        '--x\r\n',
        '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nEve',
        '\r\n\r\n',
        'x'.repeat(500),
      ][n % 4],
    ),
  }),
  (n) => ({
    kind: 'broken encodings',
    type: form,
    body: Buffer.concat([
      Buffer.from('firstName=%ff%fe%c0%80&phone=3035550100&message=%'),
      Buffer.from([0xff, 0xfe, 0xc3, 0x28, n % 256]),
      Buffer.from('%zz%u0041'),
    ]),
  }),
  (n) => ({
    kind: 'wrong type',
    type: [
      'text/plain',
      'application/xml',
      'text/html',
      'application/x-www-form-urlencoded-evil',
      '',
      'application/json5',
    ][n % 6],
    body: urlencoded(good),
  }),
  (n) => ({
    kind: 'another origin',
    type: form,
    body: urlencoded({ ...good, message: `Foreign ${n}` }),
    headers: [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'javascript:alert(1)' },
    ][n % 5],
  }),
  (n) => ({
    kind: 'another host',
    type: form,
    body: urlencoded(good),
    headers: { host: ['evil.example@localhost', 'localhost:1:2', '../..', '[::1', '"quoted"'][n % 5] },
  }),
  (n) => ({
    kind: 'filled honeypot',
    isSuspect: true,
    type: json,
    body: asJson({
      ...good,
      id: randomUUID(),
      message: `SUSPECT honeypot ${n}`,
      project_reference: 'https://links.example',
    }),
  }),
  (n) => ({
    kind: 'forged bot check',
    isOdd: true,
    type: json,
    body: asJson({
      ...good,
      id: randomUUID(),
      message: `ODD bot check ${n}`,
      botCheck: [`${Date.now()}.AAAA`, 'x', '.', `${10 ** 15}.`, '-1.AAAA', '1700000000000.AAAA.BBBB'][n % 6],
    }),
  }),
  (n) => ({
    kind: 'no pictures',
    ...multipart([
      ...parts({ ...good, message: `Picture ${n}` }),
      {
        name: 'photos',
        filename: '../../x.jpg',
        value: [
          Buffer.from('<svg onload=alert(1)>'),
          Buffer.from([0xff, 0xd8, 0xff, 0, 0]),
          Buffer.from('GIF89a'),
          Buffer.concat([
            Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
            Buffer.alloc(2_000, n),
          ]),
        ][n % 4],
      },
    ]),
  }),
  (n) => ({
    kind: 'length that lies',
    type: form,
    body: urlencoded(good),
    headers: { 'content-length': [999_999_999, -1, 'x', '5, 6'][n % 4] },
    closeAfterMs: 2_000,
  }),
  (n) => ({
    kind: 'hostile headers',
    type: form,
    body: urlencoded({ ...good, message: `Headers ${n}` }),
    headers: {
      accept: '*/*, application/json;q=\u00ff',
      referer: 'http://localhost/contact?utm_source=%00%0d%0aX',
      'x-forwarded-for': `${'1.2.3.4, '.repeat(200)}<script>`,
      'user-agent': '() { :; }; echo',
      'accept-language': 'x'.repeat(4_000),
    },
  }),
  (n) => ({
    kind: 'wrong ids',
    type: json,
    body: asJson({
      ...good,
      id: ["' or 1=1", '../x', '00000000-0000-0000-0000-00000000000g', 'x'.repeat(5_000), '\u0000'][n % 5],
      message: `Id ${n}`,
    }),
  }),
];

/**
 * @returns {{ kind: string, type: string, body: Buffer, headers?: Record<string, string>,
 *   isSuspect?: boolean, isOdd?: boolean, closeAfterMs?: number }[]} `count` requests, of each kind in turn
 */
export const attacks = (count) =>
  Array.from({ length: count }, (_, n) => kinds[n % kinds.length](Math.floor(n / kinds.length)));
