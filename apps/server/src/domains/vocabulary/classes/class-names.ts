import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../platform/db/database.ts';
import { shippedClassNames } from '../code-names/class-names.ts';
import { findClassNames } from './class-entries.ts';

/** The name of a class without its notation; empty where nobody named it. */
export type ClassNameOf = (notation: string) => string;

/** Names for these classes, from the tables that were loaded and from those that come with the product. */
export async function readClassNames(
  db: Db,
  tenantId: string,
  language: Language,
  notations: readonly string[],
): Promise<ClassNameOf> {
  const loaded = await findClassNames(db, tenantId, [...new Set(notations)]);
  return (notation) => nameIn({ ...shippedClassNames(notation), ...loaded.get(notation) }, language);
}

/** Notation and name as facets and chips show them: "I242 古代小说"; an unknown class is its notation. */
export function classLabel(notation: string, nameOf: ClassNameOf): string {
  return `${notation} ${nameOf(notation)}`.trim();
}
