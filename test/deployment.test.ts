import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

/** The lines of each service of compose.yaml, those of the anchor `*site` included. */
const services = (): [name: string, lines: string][] => {
  const [head = '', body = ''] = read('compose.yaml').split(/^services:\n/m);
  const site = head.slice(head.indexOf('x-site: &site'));
  const [indented = ''] = body.split(/^\S/m);
  return indented
    .split(/^ {2}(?=[\w-]+:\n)/m)
    .filter((service) => /^[\w-]+:\n/.test(service))
    .map((service) => [service.split(':')[0] ?? '', service.replace('<<: *site', site)]);
};

test('compose.yaml has the services that docs/deploying.md names', () =>
  expect(services().map(([name]) => name)).toEqual([
    'site-1',
    'site-2',
    'postgres',
    'varnish',
    'caddy',
    'cms',
  ]));

test.each(services())('the container %s has no rights and no room that it does not need', (_name, lines) => {
  for (const limit of [
    /^\s+cap_drop: \[ALL\]$/m,
    /^\s+security_opt: \[no-new-privileges:true\]$/m,
    /^\s+mem_limit: \d+[mg]$/m,
    /^\s+pids_limit: \d+$/m,
  ])
    expect(lines).toMatch(limit);
});

test.each(['site-1', 'site-2', 'cms'])('the container %s writes to its volume and /tmp alone', (name) => {
  const lines = new Map(services()).get(name);
  expect(lines).toMatch(/^\s+read_only: true$/m);
  expect(lines).toMatch(/^\s+tmpfs: \[\/tmp\]$/m);
});

test.each(['Dockerfile', 'deploy/varnish/Dockerfile', 'cms/Dockerfile'])(
  '%s ends as an account without rights',
  (file) => {
    const users = [...read(file).matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
    expect(users.at(-1)).toMatch(/^(node|vcache)$/);
  },
);

test('nginx keeps the port of the Host header, to which the server compares the Origin of a form', () =>
  expect(read('deploy/nginx/mainstreet.conf')).toMatch(/^\s+proxy_set_header Host \$http_host;$/m));

test('the manual, the unit and the containers name one version of Node, which gets security releases', () => {
  for (const file of ['Dockerfile', 'cms/Dockerfile']) {
    const versions = [...read(file).matchAll(/^FROM node:(\S+)/gm)].map(([, version]) => version);
    expect([file, new Set(versions)]).toEqual([file, new Set(['24-alpine'])]);
  }
  const texts = ['README.md', 'docs/deploying.md', 'docs/editing.md', 'deploy/systemd/mainstreet@.service'];
  for (const file of texts) expect([file, read(file)]).toEqual([file, expect.stringContaining('Node 24')]);
});

test.each(['README.md', 'docs/specification.md'])(
  '%s states the browsers whose features the built files are compared with',
  (file) => {
    const [full, scripts] = [
      ...read('e2e/http/browser-floor.spec.ts').matchAll(/^const \w+ = (\{ safari.*\});$/gm),
    ].map(([, floor = '']) => [...floor.matchAll(/[\d.]+/g)].map(([version]) => version));
    const stated = [...read(file).matchAll(/Safari\D+([\d.]+\d)\D+(\d+)\D+(\d+)/g)];
    expect(stated.map(([, ...versions]) => versions)).toEqual([full, scripts]);
  },
);
