// `npm run advisories`: compares both lock files with the advisories that npm's registry knows. Ends with 1
// when a package has one, else with 2 when the registry could not be asked: then nothing was compared.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const FOUND = 1;
const NOT_COMPARED = 2;

/** @returns the packages of a lock file with an advisory, or the reason why npm could not ask for them */
const advisoriesOf = (folder) => {
  const args = ['audit', '--package-lock-only', '--json'];
  const { stdout } = spawnSync('npm', args, { cwd: path.join(root, folder), encoding: 'utf8' });
  const report = JSON.parse(stdout || '{}');
  if (!report.vulnerabilities) return { folder, reason: report.message ?? 'npm gave no answer' };
  const advisories = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((advisory) => (typeof advisory === 'string' ? [] : [{ name, ...advisory }])),
  );
  return { folder, packages: report.metadata.dependencies.total, advisories };
};

const reports = ['.', 'cms'].map(advisoriesOf);
for (const { folder, reason, packages, advisories } of reports) {
  const lock = path.join(folder, 'package-lock.json');
  if (!advisories) {
    console.error(`${lock}: NOT COMPARED, because the registry does not tell its advisories (${reason}).`);
    continue;
  }
  console.log(`${lock}: ${packages} packages, ${advisories.length} advisories`);
  for (const { name, range, severity, title, url } of advisories)
    console.log(`  ${name} ${range}: ${severity}, ${title} (${url})`);
}
if (reports.some(({ advisories }) => !advisories)) process.exitCode = NOT_COMPARED;
if (reports.some(({ advisories }) => advisories?.length > 0)) process.exitCode = FOUND;
