import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourcesIn } from './read-imports.mjs';
import { isTest } from './rules.mjs';

const DOMAINS = 'apps/server/src/domains';
const IMPLEMENTS = /\bimplement(?:Raw|Upload)?\(/;

/**
 * The handlers of calls that lie outside the folder `calls/` of their domain, as faults. A handler is a file that implements a contract.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function strayHandlers(root) {
  if (!existsSync(join(root, DOMAINS))) return [];
  return sourcesIn(join(root, DOMAINS)).flatMap((file) => {
    const path = relative(root, file);
    if (path.includes('/calls/') || isTest(path) || !IMPLEMENTS.test(readFileSync(file, 'utf8'))) return [];
    return [`${path}: a handler lies outside calls/ of its domain`];
  });
}
