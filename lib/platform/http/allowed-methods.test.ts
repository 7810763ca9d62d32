import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverPaths } from '@/lib/site/urls/server-paths';
import { apiRoutes } from './allowed-methods';

test('every route below app/api is listed with its methods', () => {
  const folder = path.join(__dirname, '../../../app/api');
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file): [string, string] => {
      const methods = readFileSync(path.join(folder, file), 'utf8').matchAll(/^export const ([A-Z]+) =/gm);
      const allow = [...methods].flatMap(([, method = '']) =>
        method === 'GET' ? ['GET', 'HEAD'] : [method],
      );
      return [`/api/${path.dirname(file)}`, allow.toSorted().join(', ')];
    })
    .filter(([route]) => route !== serverPaths.missingFile);
  expect([...apiRoutes].map(([route, { allow }]) => [route, allow]).toSorted()).toEqual(routes.toSorted());
});
