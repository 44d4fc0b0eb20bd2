import { SruError } from './diagnostics.ts';
import { CONTEXT_SETS, type ContextSet, SRU_INDEXES, type SruIndex } from './sru-indexes.ts';

/** Context sets in which a name without prefix is looked up, in this order. */
const UNPREFIXED = ['cql', 'dc', 'bath', 'rec'] as const;

const BY_NAME = new Map(
  SRU_INDEXES.flatMap((index) => index.names.map((name) => [name.toLowerCase(), index] as const)),
);

/**
 * The index with this name in a query ("title", "dc.title").
 *
 * @throws SruError (15 unknown context set, 16 unknown index).
 */
export function findIndex(fullName: string, prefixes: ReadonlyMap<string, string>): SruIndex {
  const dot = fullName.indexOf('.');
  const prefix = dot < 0 ? '' : fullName.slice(0, dot).toLowerCase();
  const name = fullName.slice(dot + 1).toLowerCase();
  const assigned = prefixes.get(prefix);
  const sets = assigned === undefined && prefix === '' ? UNPREFIXED : [contextSet(prefix, assigned)];
  const index = sets.map((set) => BY_NAME.get(`${set}.${name}`)).find((known) => known !== undefined);
  if (!index) throw new SruError(16, fullName);
  return index;
}

function contextSet(prefix: string, uri: string | undefined): ContextSet {
  const sets = Object.keys(CONTEXT_SETS) as ContextSet[];
  const set = sets.find((name) => (uri === undefined ? name === prefix : CONTEXT_SETS[name] === uri));
  if (!set) throw new SruError(15, uri ?? prefix);
  return set;
}
