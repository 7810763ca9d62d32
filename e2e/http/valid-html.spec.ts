import { expect, test, type Sites } from '../fixtures';
import { problemsIn } from '../support/html-rules';
import { everythingOn } from '../support/page-texts';
import { rawRequest } from '../support/raw-request';
import { unreadableSite } from '../support/changed-records';
import { embeddedNames, embeddedRecord, embeddedReviews } from '../support/embedded-records';
import { routesOf } from '../support/routes';

const records = {
  ...Object.fromEntries(embeddedNames.map((name) => [name, embeddedRecord(name)])),
  everything: everythingOn('en'),
};

const everything = { everything: { record: records.everything, reviews: embeddedReviews('demo') } };

let sitesOf: (name: string) => Sites;
test.beforeAll(async ({ served, startSites }) => {
  const others = await startSites(everything);
  sitesOf = (name) => (name === 'everything' ? others : served);
});

const askOf = (name: string, path: string, more: object = {}) => {
  const { server, hostOf } = sitesOf(name);
  return rawRequest(server.port, { path, host: hostOf(name), ...more });
};

for (const [name, record] of Object.entries(records)) {
  const ask = (path: string, more: object = {}) => askOf(name, path, more);

  test(`${name}: every page is valid HTML`, async () => {
    for (const { path, status } of routesOf(record)) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(await problemsIn(answer.body), path).toEqual([]);
    }
  });

  test(`${name}: every answer to a posted form is valid HTML`, async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (body: string, headers: Record<string, string> = {}) =>
      ask('/api/leads', { method: 'POST', body, headers: { ...form, ...headers } });
    const multipart =
      '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nnone\r\n--x--\r\n';
    const answers = {
      thanks: await ask('/api/leads/thanks'),
      wrong: await post('email=x&message=%3Cb%3E%26'),
      photos: await post(multipart, { 'content-type': 'multipart/form-data; boundary=x' }),
      refused: await post('firstName=a', { origin: 'https://evil.example' }),
    };
    for (const [what, { body }] of Object.entries(answers)) {
      expect(body, what).toMatch(/^<!DOCTYPE html>/i);
      expect(await problemsIn(body), what).toEqual([]);
    }
  });
}

test('the palette page is valid HTML', async () => {
  for (const name of ['demo', 'everything'] as const) {
    const { status, body } = await askOf(name, '/api/palette');
    expect([name, status, await problemsIn(body)]).toEqual([name, 200, []]);
  }
});

test('the 503 page is valid HTML', async ({ startSites }) => {
  const { server, hostOf } = await startSites(unreadableSite);
  const { status, body } = await rawRequest(server.port, { path: '/', host: hostOf('site') });
  expect([status, await problemsIn(body)]).toEqual([503, []]);
});

test('an error in the HTML is found', async () => {
  const { body } = await askOf('demo', '/contact');
  for (const wrong of [
    '<p><div></div></p>',
    '<img src="/a.jpg">',
    '<div id="content"></div>',
    '<button><a href="/">a</a></button>',
    '<input type="text">',
    '<ul><p>a</p></ul>',
    '<nav aria-label="Main"></nav>',
  ]) {
    expect([wrong, (await problemsIn(body.replace('</main>', `${wrong}</main>`))).length]).not.toEqual([
      wrong,
      0,
    ]);
  }
});
