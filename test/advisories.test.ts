import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { serverThat, temporaryFolder } from './server';

const cache = temporaryFolder();

const advisories = async (environment: Record<string, string>) => {
  const env = { ...process.env, npm_config_fetch_retries: '0', ...environment };
  const child = spawn(process.execPath, ['scripts/advisories.mjs'], { env });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<number[]>,
  ]);
  return { code, output, errors };
};

test('each package that has an advisory is named, and each lock file that could not be compared', async () => {
  const advisory = { id: 1, url: 'https://example.com/1', title: 'Leaks', severity: 'high' };
  const known = { next: [{ ...advisory, vulnerable_versions: '<99' }], sharp: [] };
  let asked = 0;
  const registry = await serverThat((request, response) => {
    request.resume();
    if (request.method === 'POST') asked += 1;
    if (request.method === 'POST' && asked === 1) return response.end(JSON.stringify(known));
    response.writeHead(405).end();
  });
  const { code, output, errors } = await advisories({
    npm_config_registry: registry,
    npm_config_cache: cache,
  });
  expect(output).toMatch(
    /^package-lock\.json: \d+ packages, 1 advisories\n {2}next <99: high, Leaks \(https:\/\/example\.com\/1\)\n$/,
  );
  expect(errors).toMatch(/^cms\/package-lock\.json: NOT COMPARED/);
  expect(code).toBe(1);
}, 60_000);

test('to have compared nothing is no success', async () => {
  const { code, output, errors } = await advisories({ PATH: '/nowhere' });
  expect([code, output, errors.match(/NOT COMPARED/g)?.length]).toEqual([2, '', 2]);
});
