import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { end, startProgram, untilReady } from '../../e2e/support/processes';
import { freePort } from '../../test/free-port.mjs';
import { root } from './support';

// The shipped unit with the shipped environment, as systemd starts the editor on a server.

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const unit = read('deploy/systemd/mainstreet-editor.service');
const sample = read('cms/.env.example');
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
/** An unquoted value of systemd's EnvironmentFile is taken as it is, quotes included. */
const sampled = [...sample.matchAll(/^(?:# )?([A-Z0-9_]+)=(.*)$/gm)].map(([line, name = '', value = '']) => ({
  name,
  value,
  isOn: !line.startsWith('#'),
}));

test('the sample of the environment starts the editor as its unit does; the manual names each variable', async () => {
  expect(sample).toContain(`Copy to ${setting('EnvironmentFile')} `);
  const [, variables = ''] = read('docs/editing.md').split('Variables, with their defaults:');
  const [listed = ''] = variables.split("On the site's servers:");
  for (const { name } of sampled) expect(listed).toContain(`\`${name}\``);
  expect(new Set(sampled.map(({ name }) => name)).size).toBe(sampled.length);

  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-unit-'));
  const port = await freePort();
  const given = Object.fromEntries(
    sampled.filter(({ isOn }) => isOn).map(({ name, value }) => [name, value]),
  );
  const fixed = Object.fromEntries(
    setting('Environment')
      .split(' ')
      .map((one) => one.split('=')),
  );
  expect([given.PORT, fixed.DATA_DIR]).toEqual(['3100', `/var/lib/${setting('StateDirectory')}`]);
  expect(setting('WorkingDirectory')).toMatch(/\/cms$/);
  const [program = '', ...args] = setting('ExecStart').split(' ');
  expect(program).toBe('/usr/bin/node');
  const env = { PATH: process.env.PATH, ...fixed, ...given, PORT: String(port), DATA_DIR: folder };
  const running = startProgram(process.execPath, args, { cwd: path.join(root, 'cms'), env: env as never });
  try {
    const login = `http://127.0.0.1:${port}/admin/login`;
    const answer = await untilReady(running, 'the editor', () => fetch(login).catch(() => null));
    expect([answer.status, answer.headers.get('strict-transport-security')]).toEqual([
      200,
      'max-age=31536000',
    ]);
    expect(running.output()).toContain(`${given.CMS_ORIGIN}/admin/link#`);
    expect(running.output()).not.toMatch(/error/i);
  } finally {
    await end(running);
    rmSync(folder, { recursive: true, force: true });
  }
});
