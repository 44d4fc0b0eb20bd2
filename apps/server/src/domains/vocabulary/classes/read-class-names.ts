import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../platform/db/database.ts';
import { findClassNames } from './class-entries.ts';
import { shippedClassNames } from './clc/clc-names.ts';

/** Gives the name of a class without its notation; empty if it has no name. */
export type ClassNameOf = (notation: string) => string;

/** The names of these classes, from the loaded tables and the shipped ones. */
export async function readClassNames(
  db: Db,
  tenantId: string,
  language: Language,
  notations: readonly string[],
): Promise<ClassNameOf> {
  const loaded = await findClassNames(db, tenantId, [...new Set(notations)]);
  return (notation) => nameIn({ ...shippedClassNames(notation), ...loaded.get(notation) }, language);
}

/** Notation and name, for facets and chips: "I242 古代小说". A class without name gives its notation. */
export function classLabel(notation: string, nameOf: ClassNameOf): string {
  return `${notation} ${nameOf(notation)}`.trim();
}
