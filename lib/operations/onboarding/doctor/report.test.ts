import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { examineRecord } from './examine-record';
import { reportText } from './report';

const BUSINESSES = 'test/businesses';
const MAX_LINES = 40;

const delivery = { mail: null, allowedPrivateHosts: new Set<string>() };

const reportOf = (file: string) => {
  const name = path.basename(file, '.json');
  return reportText(name, examineRecord(JSON.parse(readFileSync(file, 'utf8')), name, delivery)).trim();
};

const businesses = readdirSync(BUSINESSES).filter((file) => file.endsWith('.json'));

/** Special hours are over at some time. */
beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 1) }));
afterEach(() => jest.useRealTimers());

// `npx jest -u lib/operations/onboarding/doctor/report` writes the expected reports: read each changed line.
test.each(businesses)('the report on %s is as it was looked at', (file) => {
  expect(reportOf(path.join(BUSINESSES, file))).toMatchSnapshot();
});

test.each([
  ...businesses.map((file) => path.join(BUSINESSES, file)),
  'content/demo.json',
  'content/spanish.json',
])('the report on %s is at most 40 lines', (file) => {
  expect(reportOf(file).split('\n').length).toBeLessThanOrEqual(MAX_LINES);
});
