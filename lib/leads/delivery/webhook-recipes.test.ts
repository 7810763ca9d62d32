import { readFileSync } from 'node:fs';
import { deliveryServer, lead } from '@/test/lead-delivery';

const world = deliveryServer();
const manual = readFileSync('docs/leads.md', 'utf8');

const recipe = (name: string): Record<string, string> =>
  JSON.parse(new RegExp(`\`\`\`json ${name}\\n([^]*?)\`\`\``).exec(manual)?.[1] ?? '') as Record<
    string,
    string
  >;

/** As Go's templates ({{.a.b}}) and Make ({{a.b}}) replace paths; a path that is missing fails. */
const filled = (template: string, document: unknown): string =>
  template.replace(/\{\{\.?([\w.]+)\}\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
    if (typeof value !== 'string') throw new Error(`no text at ${path}`);
    return value;
  });

const receive = async (address: string) => {
  const deliver = await world.start({ leadEndpoint: address });
  expect(await deliver(lead({ message: 'Two rooms & a hall' }), [])).toEqual({ kind: 'delivered' });
  const [post] = world.received;
  return {
    query: new URL(post?.url ?? '', 'http://x').searchParams,
    body: JSON.parse(post?.body ?? '') as unknown,
  };
};

const MESSAGE = 'Ana (555) 201-3344: Two rooms & a hall';

test('the address for ntfy makes a title and a message of a lead', async () => {
  const [address = ''] = Object.values(recipe('ntfy'));
  const { query, body } = await receive(address.replace('https://ntfy.sh', `http://${world.address}`));
  expect([query.get('tpl'), filled(query.get('t') ?? '', body)]).toEqual(['1', 'Acme']);
  expect(filled(query.get('m') ?? '', body)).toBe(MESSAGE);
});

test('the fields for Twilio are filled from a lead', async () => {
  const { body } = await receive(`http://${world.address}/hook`);
  const { Body = '', ...numbers } = recipe('twilio');
  expect(filled(Body, body)).toBe(`Acme: ${MESSAGE}`);
  expect(Object.keys(numbers)).toEqual(['To', 'From']);
});
