import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { examineRecord } from './examine-record';
import { reportText } from './report';

const BUSINESSES = 'test/businesses';
const EXPECTED = 'test/expected/doctor-reports.txt';
const MAX_LINES = 40;

const mail = { smtpUrl: 'smtp://mail.example.com', from: 'web@example.com' };

const reportOf = (file: string) => {
  const name = path.basename(file, '.json');
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return reportText(name, examineRecord(record, name, { mail, allowedPrivateHosts: new Set() }));
};

const businesses = readdirSync(BUSINESSES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.join(BUSINESSES, file));

const embedded = ['demo', 'spanish', 'dentist', 'service-area'].map((name) => `content/${name}.json`);

/** The reports have special hours, which the records lose when they are over. */
beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 1) }));

const reportsIn = (text: string) => text.trim().split('\n\n');

test('the reports on the made-up businesses are those that were looked at', () => {
  const reports = businesses.map(reportOf).join('');
  // Before it is committed, each line that changes is read: is it right, and of use?
  if (process.env.WRITE_REPORTS) writeFileSync(EXPECTED, reports);
  expect(reportsIn(reports)).toEqual(reportsIn(readFileSync(EXPECTED, 'utf8')));
});

test.each([...businesses, ...embedded])('the report on %s is at most 40 lines', (file) => {
  expect(reportOf(file).trim().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
});

test('what is broken of one rule is one line, with the first three and a count', () => {
  const record = { dbPrincipal: { nmae: '', phnoes: '', emials: '', lgoo: '', flavicon: '' } };
  const report = reportText('acme', examineRecord(record, 'acme', { mail, allowedPrivateHosts: new Set() }));
  expect(report.split('\n').filter((line) => line.includes('did you mean'))).toEqual([
    expect.stringMatching(
      /dbPrincipal\.nmae .*phnoes .* dbPrincipal\.emials [^.]*\? 5 in all; --json lists them\.$/,
    ),
  ]);
});
