import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { parseEnv, promisify } from 'node:util';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { freePort } from '../../test/free-port.mjs';
import { readSiteServers } from '../settings/settings';
import { root } from './support';

// The editor, the site and a mail server on one machine, by the lines of docs/editing.md.

test('the editor and the site of one machine have the same tokens', () => {
  const env = parseEnv(readFileSync(path.join(root, 'cms/.env.together'), 'utf8'));
  const [server] = readSiteServers(env.SITE_SERVERS);
  assert.deepStrictEqual(server, {
    url: 'http://localhost:3000',
    revalidateToken: env.REVALIDATE_TOKEN,
    previewToken: env.PREVIEW_TOKEN,
    requestsToken: env.REQUESTS_TOKEN,
  });
});

test('a command reads .env, as the server does', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-env-'));
  try {
    writeFileSync(path.join(folder, '.env'), 'DATA_DIR=of-the-server\n');
    const command = path.join(root, 'cms/commands/import.ts');
    // `content/*.json` names the schema, too.
    const [record, schema] = ['minimal', 'record.schema'].map((name) =>
      path.join(root, `content/${name}.json`),
    );
    const env = { ...process.env, RECORD_SCHEMA: schema };
    const args = ['--import', import.meta.resolve('tsx'), command, record!, schema!];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
    assert.match(stdout, /^minimal: new\b/m);
    assert.ok(existsSync(path.join(folder, 'of-the-server/cms.db')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is mailed there is printed', async () => {
  const port = String(await freePort());
  const sink = spawn(process.execPath, ['--import', 'tsx', 'commands/mails.ts', port], {
    cwd: path.join(root, 'cms'),
  });
  try {
    await once(sink.stdout, 'data');
    const adapter = await nodemailerAdapter({
      defaultFromAddress: 'a@localhost',
      defaultFromName: 'A',
      skipVerify: true,
      transportOptions: { url: `smtp://localhost:${port}` } as object,
    });
    const printed = once(sink.stdout, 'data');
    const mail = { to: 'b@localhost', subject: 'A link', text: 'http://localhost:3100/admin/link#x' };
    await adapter({ payload: {} as never }).sendEmail(mail);
    assert.match(String(await printed), /Subject: A link[^]*link#x/);
  } finally {
    sink.kill();
  }
});
