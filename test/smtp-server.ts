import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** For tests: a mail server that keeps what it accepts; while `refuses` is set it answers 451. */
export const startSmtpServer = async () => {
  const kept = { mails: [] as { to: string[]; raw: string }[], refuses: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          if (kept.refuses) return done(Object.assign(new Error('later'), { responseCode: 451 }));
          const raw = Buffer.concat(chunks).toString();
          kept.mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  return Object.assign(kept, { url: `smtp://127.0.0.1:${port}`, stop });
};
