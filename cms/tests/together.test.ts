import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
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
    const mail = { to: 'b@localhost', subject: 'A link', text: 'http://localhost:3100/login#x' };
    await adapter({ payload: {} as never }).sendEmail(mail);
    assert.match(String(await printed), /Subject: A link[^]*login#x/);
  } finally {
    sink.kill();
  }
});
