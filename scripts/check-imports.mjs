// Holds the lines between the rooms of the house (ARCHITECTURE.md): who may import whom.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  'packages/rules': [],
  'packages/contracts': ['rules'],
  'packages/marc': ['rules'],
  'packages/search': ['rules'],
  'apps/demo': ['contracts', 'marc', 'rules'],
  'apps/server': ['contracts', 'marc', 'rules', 'search', 'demo'],
  'apps/web': ['contracts', 'rules'],
};

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const faults = Object.keys(MAY_IMPORT).flatMap((room) =>
  sourcesIn(join(root, room, 'src')).flatMap((file) => faultsOf(room, file)),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('Imports keep to their rooms.');

/**
 * @param {string} room
 * @param {string} file
 * @returns {string[]}
 */
function faultsOf(room, file) {
  const text = readFileSync(file, 'utf8');
  const here = relative(root, file);
  return [...text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const reason = target.startsWith('@lectern/')
      ? packageFault(room, target)
      : target.startsWith('.')
        ? relativeFault(room, here, relative(root, join(dirname(file), target)))
        : undefined;
    return reason ? [`${here}: imports ${target}: ${reason}`] : [];
  });
}

/** @param {string} room @param {string} target */
function packageFault(room, target) {
  const name = target.split('/')[1] ?? '';
  return MAY_IMPORT[room]?.includes(name) ? undefined : `${room} may not import ${name}`;
}

/** @param {string} room @param {string} here @param {string} there */
function relativeFault(room, here, there) {
  if (!there.startsWith(`${room}/`)) return 'leaves its package; import it by name';
  const feature = /\/features\/([^/]+)\//;
  const [from, to] = [here.match(feature)?.[1], there.match(feature)?.[1]];
  if (from && to && from !== to) return 'a feature does not import another feature; join them in app/';
  if (/src\/(components|lib)\//.test(here) && to) return 'components and lib know no feature';
  const domain = /\/domains\/([^/]+)\//;
  const [ours, theirs] = [here.match(domain)?.[1], there.match(domain)?.[1]];
  if (ours && theirs && ours !== theirs && /-store\.ts$/.test(there))
    return "another domain's store; call its exported functions";
  return undefined;
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(ts|tsx|mts)$/.test(entry.name) ? [path] : [];
  });
}
