import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { explainUnless } from './open';

const help = `npm run mails -- [PORT]

Takes the mails of a developer's machine, at port 2525 by default, and prints them.`;

const [port = '2525'] = process.argv.slice(2);
explainUnless(/^\d+$/.test(port), help);
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (mail, _, done) => void text(mail).then((words) => (console.log(words), done()), done),
});
server.listen(Number(port), 'localhost', () => console.log(`smtp://localhost:${port}`));
