import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that vitest.config.ts looks into, and that of the browser tests. */
const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'e2e'];
const TEST = /\.(test\.tsx?|spec\.ts)$/;
/** What gives a test a server, a database or a process of its own. */
const STARTS_MUCH =
  /from '[^']*\/(test-app|test-database|catalogue-app|ils-app|identity-app|refusing-library|stored-data|second-node|test-browser|run-in-this-process|lectern-command|tenant-world|child-process)\.ts'/;

/**
 * Kinds of test files. The circles lie one in another: what `npm run check` runs is in `npm test` too, and all is in `npm run test:long`.
 * The first kind that fits a file decides, and the last one fits all: no test is in no circle.
 *
 * Within a file, `describeOnEachDatabase` and `describeOnBothDatabases` (testing/test-database.ts) say what runs on PostgreSQL in which
 * circle, and LECTERN_TEST_CIRCLE decides where a test has more inputs in `npm run test:long`.
 *
 * @type {readonly (import('./test-circles.mjs').TestKind & { readonly has: (file: string, text: string) => boolean })[]}
 */
const KINDS = [
  {
    name: 'browser',
    from: 'test',
    why: 'They need a browser, the built web app and a running server.',
    has: (file) => file.endsWith('.spec.ts'),
  },
  {
    name: 'cluster',
    from: 'long',
    why: 'They need three nodes of a search cluster, 2 GB of memory that few machines have besides; the adapter changes rarely.',
    has: (file) => /(\/opensearch\/[^/]*|\/opensearch)\.slow\.test\.ts$/.test(file),
  },
  {
    name: 'bucket',
    from: 'long',
    why: 'They need a server that speaks S3, which Go makes in some minutes; the local folder passes the same suite in `npm test`.',
    has: (_file, text) => text.includes('/s3-server.ts'),
  },
  {
    name: 'kills',
    from: 'long',
    why: 'Each kill takes a start of the whole server; what holds between two statements is tested by racing acts in `npm test`.',
    has: (file) => /\/kill\/[^/]*\.slow\.test\.ts$/.test(file),
  },
  {
    name: 'slow',
    from: 'test',
    why: 'They need servers of others, much data or many seconds.',
    has: (file) => /\.slow\.test\.ts$/.test(file),
  },
  {
    name: 'server',
    from: 'test',
    why: 'They start our server, a database or a process.',
    has: (_file, text) => STARTS_MUCH.test(text),
  },
  {
    name: 'drawn',
    from: 'test',
    why: 'They draw pages without a browser; a hundred files take a minute.',
    has: (_file, text) => text.startsWith('// @vitest-environment happy-dom'),
  },
  {
    name: 'plain',
    from: 'check',
    why: 'They start nothing and take four seconds at most, most of them much less.',
    has: () => true,
  },
];

/**
 * All test files, each with its kind.
 * @param {string} root
 * @returns {{ readonly file: string, readonly kind: import('./test-circles.mjs').TestKind }[]}
 */
export function testFiles(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((file) => TEST.test(file) && !/(^|\/)(node_modules|dist)\//.test(file)),
  ).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const kind = KINDS.find(({ has }) => has(file, text));
    if (!kind) throw new Error(`${file} is in no circle`);
    return { file, kind };
  });
}

/**
 * The files of some kinds.
 * @param {string} root
 * @param {readonly string[]} kinds
 * @returns {string[]}
 */
export function testsOf(root, ...kinds) {
  return testFiles(root)
    .filter(({ kind }) => kinds.includes(kind.name))
    .map(({ file }) => file);
}

/**
 * The files of a circle that vitest runs: all but those of the browser.
 * @param {string} root
 * @param {'check' | 'test'} circle
 * @returns {string[]}
 */
export function vitestFilesIn(root, circle) {
  return testFiles(root)
    .filter(({ kind }) => kind.name !== 'browser' && (kind.from === 'check' || kind.from === circle))
    .map(({ file }) => file);
}
