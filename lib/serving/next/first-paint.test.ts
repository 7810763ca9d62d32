import { firstScreenEnd, withFirstPaint } from './first-paint.mjs';

const stylesheet = '<link rel="stylesheet" href="/a.css"/>';
const end = `<script id="${firstScreenEnd}"></script>`;

test('the first paint of a page waits for the end of its first screen', () => {
  const html = withFirstPaint(`<head>${stylesheet}</head><body>${end}</body>`);
  expect(html).toBe(
    `<head><link rel="expect" href="#first-screen-end" blocking="render"/>${stylesheet}</head><body>${end}</body>`,
  );
  expect(withFirstPaint(html)).toBe(html);
});

test.each([
  ['without a first screen', `<head>${stylesheet}</head>`],
  ['without a stylesheet', end],
])('a page %s stays as it is', (_, html) => expect(withFirstPaint(html)).toBe(html));
