import { SruError } from './diagnostics.ts';
import { CONTEXT_SETS, type ContextSet, SRU_INDEXES, type SruIndex } from './sru-indexes.ts';

/** Names that stand without a context set are looked for in these, in this order. */
const UNPREFIXED = ['cql', 'dc', 'bath', 'rec'] as const;

const BY_NAME = new Map(
  SRU_INDEXES.flatMap((index) => index.names.map((name) => [name.toLowerCase(), index] as const)),
);

/** The index of a name as a query writes it. Raises SruError (15 unknown context set, 16 unknown index). */
export function findIndex(written: string, prefixes: ReadonlyMap<string, string>): SruIndex {
  const dot = written.indexOf('.');
  const prefix = dot < 0 ? '' : written.slice(0, dot).toLowerCase();
  const name = written.slice(dot + 1).toLowerCase();
  const assigned = prefixes.get(prefix);
  const sets = assigned === undefined && prefix === '' ? UNPREFIXED : [contextSet(prefix, assigned)];
  const found = sets.map((set) => BY_NAME.get(`${set}.${name}`)).find((index) => index !== undefined);
  if (!found) throw new SruError(16, written);
  return found;
}

function contextSet(prefix: string, uri: string | undefined): ContextSet {
  const sets = Object.keys(CONTEXT_SETS) as ContextSet[];
  const found = sets.find((set) => (uri === undefined ? set === prefix : CONTEXT_SETS[set] === uri));
  if (!found) throw new SruError(15, uri ?? prefix);
  return found;
}
