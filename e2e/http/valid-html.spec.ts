import { expect, test } from '../fixtures';
import { problemsIn } from '../support/html-rules';
import { expectStrict } from '../support/page-facts';

// Pages of sites: search.spec.ts.

test('every answer to a posted form, the palette and the 503 page are valid HTML with a policy of their own', async ({
  served,
  startSites,
}) => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    served.ask('demo', {
      method: 'POST',
      path: '/api/leads',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nnone\r\n--x--\r\n';
  const answers = {
    thanks: await served.ask('demo', '/api/leads/thanks'),
    wrong: await post('email=x&message=%3Cb%3E%26'),
    photos: await post(multipart, { 'content-type': 'multipart/form-data; boundary=x' }),
    refused: await post('firstName=a', { origin: 'https://evil.example' }),
    palette: await served.ask('demo', '/api/palette'),
    unreadable: await (await startSites({ site: { record: [] } })).ask('site', '/'),
  };
  for (const [what, answer] of Object.entries(answers)) {
    const { body, headers } = answer;
    expectStrict(answer, what);
    expect(String(headers['content-security-policy']), what).not.toContain('unsafe');
    expect(body, what).toMatch(/^<!DOCTYPE html>/i);
    expect(await problemsIn(body), what).toEqual([]);
  }
});
