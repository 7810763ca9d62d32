// A Jest runner for Stryker that gives Jest only the test files that reach the mutant. Stryker's own runner
// gives the names of the tests: Jest then loads every test file of the room to skip its tests, which takes
// most of a mutant's time.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** The dry run's result, in the sandbox because a mutant that hangs ends its process. */
const coverageFile = 'coverage-by-file.json';

/** Of 100 mutants, how many are tried: the same ones in each run, spread over all files. */
const percent = Number(process.env.MUTATION_PERCENT ?? 100);

const isInSample = (mutantId) =>
  createHash('sha256').update(mutantId).digest().readUInt32LE() % 100 < percent;

const runJestByFile = (injector) => {
  const runner = injector.injectFunction(jestPlugins[0].factory);
  const [dryRun, mutantRun, run] = [runner.dryRun, runner.mutantRun, runner.run].map((method) =>
    method.bind(runner),
  );
  let testFiles;

  runner.dryRun = async (options) => {
    const result = await dryRun(options);
    const files = Object.fromEntries((result.tests ?? []).map(({ id, fileName }) => [id, fileName]));
    const atLoad = result.mutantCoverage?.static ?? {};
    writeFileSync(coverageFile, JSON.stringify({ files, atLoad }));
    return result;
  };
  runner.mutantRun = async (options) => {
    // Stryker leaves errors out of the score.
    if (!isInSample(options.activeMutant.id)) return { status: 'error', errorMessage: 'Not in the sample.' };
    const { files, atLoad } = JSON.parse(readFileSync(coverageFile, 'utf8'));
    const testFilter = atLoad[options.activeMutant.id] ? undefined : options.testFilter;
    testFiles = testFilter && [...new Set(testFilter.map((id) => files[id]))];
    return mutantRun({ ...options, testFilter });
  };
  runner.run = (settings) => run({ ...settings, testFiles: settings.testFiles ?? testFiles });
  return runner;
};
runJestByFile.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'jest-by-file', factory: runJestByFile }];
