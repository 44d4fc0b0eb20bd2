import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { attempt, run } from './run-step.mjs';
import { REPORTS, VITEST_REPORT } from './test-reports.mjs';

/** In more files than this, a busy machine is not the reason. */
const MOST_AGAIN = 3;
const NAME = 'Unit and API tests';

/**
 * Runs test files. What failed in few files is run once more, alone, and named (decision 153). Ends the process where tests fail then too.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {Record<string, string>} env
 */
export function runUnitTests(root, files, env) {
  rmSync(REPORTS.vitest, { force: true });
  if (attempt(NAME, 'npx', ['vitest', 'run', ...VITEST_REPORT, ...files], env)) return;
  const failed = failedFiles(root);
  if (failed.length === 0 || failed.length > MOST_AGAIN) process.exit(1);
  run(`${NAME}, those that failed, alone`, 'npx', ['vitest', 'run', '--no-file-parallelism', ...failed], env);
  console.log(`\nUNCERTAIN: failed beside other tests and passed alone: ${failed.join(', ')}`);
}

/** Empty where the run ended before it wrote its report. @param {string} root @returns {string[]} */
function failedFiles(root) {
  if (!existsSync(REPORTS.vitest)) return [];
  const { testResults = [] } = JSON.parse(readFileSync(REPORTS.vitest, 'utf8'));
  return testResults
    .filter((/** @type {{ status: string }} */ { status }) => status === 'failed')
    .map((/** @type {{ name: string }} */ { name }) => relative(root, name));
}
