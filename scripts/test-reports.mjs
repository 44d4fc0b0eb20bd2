import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache');

/** What the last whole run took, for `npm run test:times`. */
export const REPORTS = {
  vitest: join(cache, 'test-report.json'),
  browser: join(cache, 'browser-report.json'),
};

/** Lets vitest write its report besides what it prints. */
export const VITEST_REPORT = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.vitest}`];
