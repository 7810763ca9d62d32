import { expect, sitesWith, test } from '../fixtures';
import { completeRecord, type WireRecord } from '../support/embedded-records';
import { fileAddresses, testedRoutesOf } from '../support/routes';

const named = (name: string): WireRecord => ({
  ...completeRecord(),
  dbPrincipal: { ...completeRecord().dbPrincipal, name },
  dbServices: [{ name: `${name} Speciality`, description: [{ text: `Only ${name} does this.` }] }],
});
const contents = { zebra: { record: named('Zebra Painting') }, heron: { record: named('Heron Plumbing') } };

const sites = sitesWith(contents);
const get = (site: string, target: string) => sites.ask(site, target);

/** The data of a client navigation; Next redirects to its cacheable URL first. */
const getData = async (site: string, target: string) => {
  const headers = { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(['', {}])) };
  const moved = await sites.ask(site, { headers, path: target });
  expect(moved.status).toBe(307);
  const answer = await sites.ask(site, { headers, path: String(moved.headers.location) });
  expect(answer.headers['content-type']).toBe('text/x-component');
  return answer;
};

test('each host shows its own site, and no page id, in every page, its navigation data and every file', async () => {
  const turns = [
    ['zebra', 'Zebra Painting', 'Heron'],
    ['heron', 'Heron Plumbing', 'Zebra'],
    ['zebra', 'Zebra Painting', 'Heron'],
  ] as const;
  for (const { path: target, status } of testedRoutesOf('zebra', contents.zebra.record)) {
    for (const ask of [get, getData]) {
      for (const [site, own, other] of turns) {
        // Each site has service pages that the other host must not have.
        const foreign = target.includes('speciality') && !target.includes(site);
        const { headers, ...answer } = await ask(site, target);
        expect(answer.status, `${site} ${target}`).toBe(foreign ? 404 : status);
        expect(answer.body, `${site} ${target}`).toContain(own);
        expect(answer.body, `${site} ${target}`).not.toContain(other);
        expect(answer.body + JSON.stringify(headers), `${site} ${target}`).not.toContain('pageid-');
      }
    }
  }
  for (const target of fileAddresses)
    for (const [site, , other] of turns) {
      const { status, body, headers } = await get(site, target);
      expect(status, target).toBe(200);
      expect(body + JSON.stringify(headers), target).not.toMatch(new RegExp(`${other}|pageid-`, 'i'));
    }
});
