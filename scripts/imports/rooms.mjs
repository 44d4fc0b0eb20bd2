const CIRCULATION = 'apps/server/src/domains/lending/circulation/';

/**
 * The rooms of the circulation by floor, from the ground up. A room is a folder of the domain, or a file that lies in the domain directly.
 * A room imports only rooms of the floors below its own, so two rooms never import each other.
 *
 * @type {readonly (readonly string[])[]}
 */
const FLOORS = [
  ['rules', 'tables', 'jobs', 'local-context'],
  ['ledger'],
  ['store'],
  ['copies', 'loans'],
  ['requests'],
  ['placing', 'hand-overs', 'objections', 'behaviours', 'cash'],
  ['lending', 'money'],
  ['desk', 'rule-table', 'readers'],
  ['audit-names', 'forget-readers', 'personal', 'posting-listeners', 'catalogue-use'],
  ['demo', 'local-ils', 'own-circulation'],
  ['domain'],
];

const FLOOR_OF = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));

/**
 * The faults of the rooms that files of the circulation import: an import that runs up or to another room of the same floor, and the pairs
 * of rooms that import each other.
 *
 * @param {readonly (readonly [from: string, to: string])[]} imports paths of files
 * @returns {string[]}
 */
export function roomFaults(imports) {
  const arrows = imports.flatMap(([from, to]) => {
    const [ours, theirs] = [roomOf(from), roomOf(to)];
    return ours && theirs && ours !== theirs ? [{ from, ours, theirs }] : [];
  });
  const known = new Set(arrows.map(({ ours, theirs }) => `${ours} ${theirs}`));
  const mutual = new Set(
    arrows.flatMap(({ ours, theirs }) =>
      known.has(`${theirs} ${ours}`) ? [[ours, theirs].sort().join(' and ')] : [],
    ),
  );
  return [
    ...arrows.flatMap(({ from, ours, theirs }) => {
      const fault = arrowFault(ours, theirs);
      return fault ? [`${from}: ${fault}`] : [];
    }),
    ...[...mutual].map((pair) => `rooms of the circulation import each other: ${pair}`),
  ];
}

/** @param {string} ours @param {string} theirs */
function arrowFault(ours, theirs) {
  const unknown = [ours, theirs].find((room) => !FLOOR_OF.has(room));
  if (unknown) return `the room ${unknown} has no floor in scripts/imports/rooms.mjs`;
  const [above, below] = [FLOOR_OF.get(ours) ?? 0, FLOOR_OF.get(theirs) ?? 0];
  if (above > below) return undefined;
  return above < below
    ? `the room ${ours} imports ${theirs}, which stands above it`
    : `the room ${ours} imports ${theirs}, which stands on the same floor`;
}

/** The room of a file of the circulation; undefined for other files. @param {string} file */
function roomOf(file) {
  if (!file.startsWith(CIRCULATION)) return undefined;
  return file.slice(CIRCULATION.length).split('/')[0]?.replace(/\.ts$/, '');
}
