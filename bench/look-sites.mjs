// The embedded records in every look, as sites of one server.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteApp } from './apps.mjs';

const content = path.join(siteApp.dir, 'content');

export const lookNames = readdirSync(path.join(siteApp.dir, 'components/looks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export const recordNames = readdirSync(content)
  .filter((file) => file.endsWith('.json') && !file.includes('.schema.'))
  .map((file) => path.basename(file, '.json'));

/** The host name of a record in a look; browsers need `--host-resolver-rules=MAP *.test 127.0.0.1`. */
export const hostOf = (look, record) => `${look}-${record}.test`;

/** Writes the records and the table of hosts. `env`: for all sites; `envOf`: for the demo in one look. */
export const lookSites = () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-looks-'));
  const folder = path.join(root, 'records');
  mkdirSync(folder);
  const hosts = {};
  for (const name of recordNames) {
    const record = JSON.parse(readFileSync(path.join(content, `${name}.json`), 'utf8'));
    for (const look of lookNames) {
      const id = `${look}-${name}`;
      const inLook = { ...record, options: { ...record.options, look } };
      writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(inLook));
      hosts[hostOf(look, name)] = id;
    }
  }
  cpSync(path.join(content, 'reviews'), path.join(folder, 'reviews'), { recursive: true });
  const table = path.join(root, 'sites.json');
  writeFileSync(table, JSON.stringify(hosts));
  const env = {
    RECORDS_DIR: folder,
    DATA_DIR: path.join(root, 'data'),
    WEATHER_API_URL: 'off',
    GEOCODER_API_URL: 'off',
  };
  return {
    env: { ...env, SITES_FILE: table, PAGE_ID: `${lookNames[0]}-${recordNames[0]}` },
    envOf: (look) => ({ ...env, PAGE_ID: `${look}-demo` }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
