import type { OpenSearchOptions } from './connection.ts';
import { INDEX_VERSION } from './mapping.ts';

/** The names under which one index of the port is known in the cluster. */
export interface IndexNames {
  /** Alias of the index that answers. */
  readonly live: string;
  /** Alias of the index that is being built, while there is one. */
  readonly next: string;
  /** A new name for an index to build. */
  newIndex(): string;
}

/**
 * Names of a prefix (of the installation), the versions of mapping and analysis, and the index's name. An index of another version
 * has another alias: it counts as missing, and portals of both versions can run side by side while one replaces the other.
 */
export function indexNamesOf(
  { prefix = 'lectern' }: Pick<OpenSearchOptions, 'prefix'>,
  index: string,
): IndexNames {
  const live = `${prefix}-v${INDEX_VERSION}-${encoded(index)}`;
  return {
    live,
    next: `${live}.next`,
    newIndex: () => `${live}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
  };
}

/** An index name may hold lower-case letters, digits and hyphens; any other character becomes its code point between underscores. */
function encoded(index: string): string {
  return index.replace(/[^a-z0-9-]/gu, (char) => `_${char.codePointAt(0)?.toString(16)}_`);
}
