import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that vitest.config.ts looks into. */
const FOLDERS = ['packages', 'apps', 'scripts', 'bench'];
const TEST = /\.test\.tsx?$/;
/** Real servers and browsers, and tests of many seconds. */
const SLOW = /\.slow\.test\.ts$/;
/** What gives a test a server, a database or a process of its own. */
const STARTS_MUCH =
  /from '[^']*\/(test-app|test-database|catalogue-app|ils-app|identity-app|refusing-library|stored-data|second-node|test-browser|run-in-this-process|lectern-command|tenant-world|child-process)\.ts'/;

/**
 * The test files that need no server, database or process: a few seconds each, most of them much less.
 * @param {string} root
 * @returns {string[]}
 */
export function fastTests(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => TEST.test(file) && !SLOW.test(file) && !file.includes('node_modules/'))
      .filter((file) => !STARTS_MUCH.test(readFileSync(join(root, file), 'utf8'))),
  );
}
