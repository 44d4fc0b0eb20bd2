/**
 * The wings of the house, from the ground up: a domain, its contracts and its pages lie in the folder of their wing, and what lies in
 * one wing may import from its own wing and from those before it.
 */
export const WINGS = /** @type {const} */ ([
  'collection',
  'people',
  'talk',
  'discovery',
  'lending',
  'shelf',
  'resources',
  'buying',
  'reference',
  'counter',
]);

/** Where wings are, and the folders beside them that belong to none. @type {Readonly<Record<string, readonly string[]>>} */
const PLACES = {
  'apps/server/src/domains/': [],
  'packages/contracts/src/': ['kernel', 'library-system'],
  'apps/web/src/features/': [],
};

/**
 * The wing, and the folder in it, that a file belongs to; undefined for files that lie in no wing.
 *
 * @param {string} file
 * @returns {{ readonly wing: string, readonly folder: string } | undefined}
 */
export function placeOf(file) {
  const place = Object.keys(PLACES).find((start) => file.startsWith(start));
  const [wing, folder, ...rest] = place === undefined ? [] : file.slice(place.length).split('/');
  if (place === undefined || wing === undefined || folder === undefined) return undefined;
  if (PLACES[place]?.includes(wing)) return undefined;
  return { wing, folder: rest.length > 0 ? folder : '' };
}

/**
 * What is wrong with an import between wings of the server or of the contracts, or with the place of a file; undefined where nothing is.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string | undefined}
 */
export function wingFault(from, to) {
  const [ours, theirs] = [placeOf(from), placeOf(to)];
  if (ours && !isWing(ours.wing)) return `${ours.wing} is no wing; scripts/imports/wings.mjs lists them`;
  if (!ours || !theirs || floorOf(theirs.wing) <= floorOf(ours.wing)) return undefined;
  return `${ours.wing} may not import ${theirs.wing}, which stands above it`;
}

/** @param {string} name */
function isWing(name) {
  return floorOf(name) >= 0;
}

/** @param {string} name */
function floorOf(name) {
  return /** @type {readonly string[]} */ (WINGS).indexOf(name);
}
