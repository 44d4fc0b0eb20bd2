// Holds the lines of ARCHITECTURE.md: who may import whom, and that nothing goes in a circle.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './imports/circles.mjs';
import { strayHandlers } from './imports/handlers.mjs';
import { readImports } from './imports/read-imports.mjs';
import { roomFaults } from './imports/rooms.mjs';
import { domainOf, importFault, isTest, PACKAGES } from './imports/rules.mjs';
import { tenantLoops } from './imports/tenant-loops.mjs';

const root = process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url)));

const faults = Object.keys(PACKAGES)
  .filter((room) => existsSync(join(root, room, 'src')))
  .flatMap((room) => faultsOf(room, readImports(root, `${room}/src`)))
  .concat(strayHandlers(root), tenantLoops(root));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('Imports keep to their floors and go in no circle.');

/**
 * @param {string} room
 * @param {readonly import('./imports/read-imports.mjs').Import[]} imports
 */
function faultsOf(room, imports) {
  const single = imports.flatMap((one) => {
    const reason = importFault(room, one);
    return reason ? [`${one.from}: imports ${one.target}: ${reason}`] : [];
  });
  const inside = imports.flatMap(({ from, to, kind }) => (to ? [{ from, to, kind }] : []));
  // Types count too: files that name each other's types cannot be read one after the other.
  const files = circlesOf(inside.flatMap(({ from, to, kind }) => (kind === 'dynamic' ? [] : [[from, to]])));
  const domains = circlesOf(
    inside.flatMap(({ from, to }) => {
      const [ours, theirs] = [domainOf(from), domainOf(to)];
      return ours && theirs && !isTest(from) ? [[ours, theirs]] : [];
    }),
  );
  const rooms = roomFaults(inside.flatMap(({ from, to }) => (isTest(from) ? [] : [[from, to]])));
  return [
    ...single,
    ...files.map((way) => `a circle of files: ${way.join(' -> ')}`),
    ...rooms,
    ...domains.map((way) => `a circle of domains: ${way.join(' -> ')}`),
  ];
}
