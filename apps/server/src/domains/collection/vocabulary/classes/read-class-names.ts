import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { findClassNames } from './class-entries.ts';
import { classSchemeOf } from './class-schemes.ts';

/** Gives the name of a class without its notation; empty if it has no name. */
export type ClassNameOf = (code: string) => string;

/** The names of these classes in the classification of a library, from the loaded tables and the shipped ones. */
export async function readClassNames(
  db: Db,
  tenant: Tenant,
  language: Language,
  codes: readonly string[],
): Promise<ClassNameOf> {
  const scheme = classSchemeOf(tenant);
  const loaded = await findClassNames(db, tenant.id, scheme.code, [...new Set(codes)]);
  return (code) => nameIn({ ...scheme.namesOf(code), ...loaded.get(code) }, language);
}

/** Gives notation and name of a class, for facets and chips: "I242 古代小说". A class without a name gives its notation. */
export async function readClassLabels(
  db: Db,
  tenant: Tenant,
  language: Language,
  codes: readonly string[],
): Promise<(code: string) => string> {
  const scheme = classSchemeOf(tenant);
  const nameOf = await readClassNames(db, tenant, language, codes);
  return (code) => `${scheme.notationOf(code)} ${nameOf(code)}`.trim();
}
