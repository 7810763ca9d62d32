import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { dataFolderPerTest } from '@/test/data-folder';
import { newLead } from '@/test/leads';
import { startServer } from '@/test/site';

const MINUTE = 60_000;
const NOW = 1_900_000_000_000;
const data = dataFolderPerTest();

test('ALERT_MAIL gets one mail when a problem begins and one when it is over, whatever the webhook answers', async () => {
  for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => {});
  const mails: { to: string; raw: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          mails.push({
            to: envelope.rcptTo.map(({ address }) => address).join(),
            raw: Buffer.concat(chunks).toString(),
          });
          done();
        });
    },
  });
  let webhookAnswers = 500;
  const webhook = http.createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(webhookAnswers).end());
  });
  const smtpPort = await new Promise<number>((resolve) => {
    const listener = smtp.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  const webhookPort = (webhook.address() as AddressInfo).port;
  startServer({
    DATA_DIR: data.folder,
    ALERT_WEBHOOK: `http://127.0.0.1:${webhookPort}/`,
    ALLOW_PRIVATE_HOSTS: `127.0.0.1:${webhookPort}`,
    ALERT_MAIL: 'ops@agency.example',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Mainstreet <alerts@mainstreet.example>',
  });
  const { checkAlerts } = await import('./alerts');
  const { database } = await import('@/lib/platform/db');
  const { leadStore } = await import('@/lib/leads/outbox/lead-store');
  const store = leadStore(await database());

  await store.put(newLead('a', { state: 'dead-lettered', receivedAt: NOW - MINUTE }));
  await checkAlerts(NOW);
  expect(mails.splice(0)).toEqual([
    {
      to: 'ops@agency.example',
      raw: expect.stringMatching(
        /^Subject: Leads are dead-lettered: demo\r$[^]*^1 lead could not be delivered\r\nSince 2030-/m,
      ),
    },
  ]);
  webhookAnswers = 200;
  for (let minute = 1; minute < 6; minute += 1) await checkAlerts(NOW + minute * MINUTE);
  expect(mails).toEqual([]);

  await store.eraseLead('a');
  for (let minute = 6; minute < 16; minute += 1) await checkAlerts(NOW + minute * MINUTE);
  expect(mails.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])).toEqual([
    'Over: Leads are dead-lettered: demo',
  ]);
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  webhook.close();
  webhook.closeAllConnections();
});
