import { withoutConcepts } from '../meaning/kept-concepts.ts';
import type { IndexChanges } from '../search-engine.ts';
import { IndexMissingError } from '../search-errors.ts';
import { bulk, type FailedOperation, type Operation, raise } from './bulk.ts';
import type { Connection } from './connection.ts';
import { readMeta } from './index-meta.ts';
import type { IndexNames } from './index-names.ts';

/** A change that comes while an index is built is newer than any state of that document that the build still brings. */
const NEWER_THAN_BUILT = { version: 2 ** 52, version_type: 'external_gte' } as const;

const ATTEMPTS = 5;

/**
 * Applies changes to the index that answers and to the one that is being built, if there is one. When it resolves, all searches see
 * them. Where the new index replaces the old one meanwhile, the changes are applied once more, which does no harm.
 */
export async function applyChanges(
  cluster: Connection,
  names: IndexNames,
  index: string,
  changes: IndexChanges,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const targets = await targetsOf(cluster, names);
    if (targets.length === 0) throw new IndexMissingError(index);
    const kept = await targetsThatKeep(cluster, targets, changes.meaning);
    const failed = await bulk(cluster, operationsOf(changes, targets, names, kept), { refresh: true });
    if (!failed.some(isMoved) || attempt === ATTEMPTS) {
      raise(failed);
      return;
    }
  }
}

async function targetsOf(cluster: Connection, { live, next }: IndexNames): Promise<string[]> {
  type Aliases = Readonly<Record<string, { readonly aliases: Readonly<Record<string, unknown>> }>>;
  const found = await cluster.call<Aliases>({
    method: 'GET',
    path: `/_alias/${live}*`,
  });
  const present = new Set(Object.values(found).flatMap(({ aliases }) => Object.keys(aliases)));
  return [live, next].filter((alias) => present.has(alias));
}

/** The targets that keep concepts of this model. */
async function targetsThatKeep(
  cluster: Connection,
  targets: readonly string[],
  meaning: string | undefined,
): Promise<ReadonlySet<string>> {
  if (meaning === undefined) return new Set();
  const known = await Promise.all(targets.map((target) => readMeta(cluster, target)));
  return new Set(targets.filter((_, at) => known[at]?.meta.meaning === meaning));
}

/** A document both removed and put is put; of one put twice the last state counts. */
function* operationsOf(
  { put, remove }: IndexChanges,
  targets: readonly string[],
  { next }: IndexNames,
  keeping: ReadonlySet<string>,
): Generator<Operation> {
  const latest = new Map(put.map((document) => [document.id, document]));
  const versionIn = (target: string) => (target === next ? { version: NEWER_THAN_BUILT } : {});
  for (const target of targets) {
    for (const id of new Set(remove))
      if (!latest.has(id)) yield { kind: 'delete', target, id, ...versionIn(target) };
    for (const [id, given] of latest) {
      const document = keeping.has(target) ? given : withoutConcepts(given);
      yield { kind: 'index', target, id, document, ...versionIn(target) };
    }
  }
}

/** An alias went to another index while the change was under way. */
function isMoved({ status, type }: FailedOperation): boolean {
  return status === 404 && (type === 'index_not_found_exception' || type === 'alias_not_found_exception');
}
