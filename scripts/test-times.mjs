// `npm run test:times`: the test files that took most of the last whole run, and how much each proves for its time.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REPORTS } from './test-reports.mjs';

const SHOWN = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @typedef {{ readonly file: string, readonly seconds: number, readonly tests: number }} FileTime */

const times = [...vitestTimes(), ...browserTimes()].sort((one, other) => other.seconds - one.seconds);
if (times.length === 0) {
  console.error('There is no report yet: run `npm test` first.');
  process.exit(1);
}
const all = times.reduce((sum, { seconds }) => sum + seconds, 0);
console.log('| seconds | share | tests | tests a second | file |\n| --- | --- | --- | --- | --- |');
for (const { file, seconds, tests } of times.slice(0, SHOWN)) {
  const share = `${((100 * seconds) / all).toFixed(1)} %`;
  console.log(
    `| ${seconds.toFixed(1)} | ${share} | ${tests} | ${(tests / seconds).toPrecision(2)} | ${file} |`,
  );
}
const tests = times.reduce((sum, one) => sum + one.tests, 0);
console.log(
  `\n${times.length} files, ${tests} tests, ${(all / 60).toFixed(1)} minutes of all workers together.`,
);

/** Tests that were skipped prove nothing and are not counted. @returns {FileTime[]} */
function vitestTimes() {
  const { testResults = [] } = read(REPORTS.vitest);
  return testResults.map((/** @type {any} */ result) => ({
    file: relative(root, result.name),
    seconds: (result.endTime - result.startTime) / 1000,
    tests: result.assertionResults.filter((/** @type {any} */ one) => one.status === 'passed').length,
  }));
}

/** @returns {FileTime[]} */
function browserTimes() {
  const { suites = [] } = read(REPORTS.browser);
  return suites.map((/** @type {any} */ suite) => {
    const specs = specsOf(suite);
    const results = specs.flatMap(({ tests }) => tests.flatMap((/** @type {any} */ one) => one.results));
    const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    return { file: `e2e/${suite.file}`, seconds, tests: specs.filter(({ ok }) => ok).length };
  });
}

/** @param {any} suite @returns {any[]} */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** @param {string} path @returns {any} */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
