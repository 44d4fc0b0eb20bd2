import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * One import of a source file. `kind`: `value` is there when the program runs, `type` is not, `dynamic` is loaded when its line is reached.
 *
 * @typedef {{ readonly from: string, readonly target: string, readonly to: string | undefined, readonly kind: 'value' | 'type' | 'dynamic'
 * }} Import
 */

const STATEMENT = /^\s*(?:import|export)\s(\s*type\s)?(?:[^;'"`]*?\sfrom\s*)?\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;
const SOURCE = /\.(ts|tsx|mts)$/;

/**
 * The imports of all sources below a folder; paths are relative to `root`. `to` is undefined for what lies in another package.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {Import[]}
 */
export function readImports(root, folder) {
  return sourcesIn(join(root, folder)).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const from = relative(root, file);
    /** @param {string} target */
    const placeOf = (target) =>
      target.startsWith('.') ? relative(root, join(dirname(file), target.replace(/\?.*$/, ''))) : undefined;
    return [
      ...[...text.matchAll(STATEMENT)].map(([, type, target = '']) => ({
        from,
        target,
        to: placeOf(target),
        kind: /** @type {const} */ (type ? 'type' : 'value'),
      })),
      ...[...text.matchAll(DYNAMIC)].map(([, target = '']) => ({
        from,
        target,
        to: placeOf(target),
        kind: /** @type {const} */ ('dynamic'),
      })),
    ];
  });
}

/** The paths of all sources below a folder. @param {string} folder @returns {string[]} */
export function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}
