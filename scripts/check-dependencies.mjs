// Checks that each package declares what it imports. Production code may import `dependencies` only, so that the server starts
// after an install without devDependencies.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, dependencies?: object, optionalDependencies?: object, devDependencies?: object }} Manifest */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const IMPORT =
  /^(?:import|export)\s+(type\s)?[\w\s*{},$]*?from\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;
/** Tests hold sources as text. */
const TEMPLATE = /`[^`]*`/g;
/** Tools of the whole tree, such as vitest. */
const SHARED = Object.keys(manifestOf('.').devDependencies ?? {});

const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);
const faults = [...packages, 'bench', 'e2e'].flatMap(faultsOf);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('Each package declares what it imports.');

/**
 * @param {string} folder
 * @returns {string[]}
 */
function faultsOf(folder) {
  const manifest = manifestOf(folder);
  const needed = [
    manifest.name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
  ];
  const known = [...needed, ...Object.keys(manifest.devDependencies ?? {}), ...SHARED];
  return sourcesIn(join(root, folder)).flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(TEMPLATE, '``');
    const forTests = /\.test\.tsx?$|\/testing\//.test(file) || /from 'vitest'/.test(text);
    const inProduction = /^(packages|apps)\//.test(folder) && !forTests;
    return [...text.matchAll(IMPORT)].flatMap(([, type, from, alone, called]) => {
      const name = packageOf(from ?? alone ?? called ?? '');
      const declared = inProduction && !type ? needed : known;
      return !name || declared.includes(name) ? [] : [`${relative(root, file)}: ${name} is not declared`];
    });
  });
}

/**
 * @param {string} target
 * @returns {string | undefined} undefined for a file and for what Node or the build brings
 */
function packageOf(target) {
  if (/^([./]|node:|virtual:)/.test(target)) return undefined;
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : sourcesIn(path);
    return /\.(tsx?|m[jt]s)$/.test(entry.name) ? [path] : [];
  });
}
