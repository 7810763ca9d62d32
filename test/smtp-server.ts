import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Step = 'greeting' | 'MAIL FROM' | 'RCPT TO' | 'DATA';
export type Refusal = { at: Step; code: number; words?: string };

/** For tests: a mail server. `refuses`: at which step it does; `dataTakes`: milliseconds for each mail. */
export const startSmtpServer = async () => {
  const kept = {
    mails: [] as { from: string; to: string[]; raw: string }[],
    refuses: null as Refusal | null,
    dataTakes: 0,
  };
  const refusal = (at: Step) => {
    if (kept.refuses?.at !== at) return null;
    const { code, words = 'no ana@example.com here' } = kept.refuses;
    return Object.assign(new Error(words), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(refusal('greeting')),
    onMailFrom: (_from, _session, done) => done(refusal('MAIL FROM')),
    onRcptTo: (_to, _session, done) => done(refusal('RCPT TO')),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const refused = refusal('DATA');
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          if (!refused) kept.mails.push({ from, to, raw: Buffer.concat(chunks).toString() });
          setTimeout(() => done(refused), kept.dataTakes);
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
  return Object.assign(kept, { url: `smtp://127.0.0.1:${port}`, server, stop });
};
