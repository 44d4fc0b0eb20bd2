import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { defaultLanguageOf } from '../../../../platform/tenants/default-language.ts';

export interface Library {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly openingHours: string;
}

/** The tenant's libraries in its own order, with names in the language. */
export async function listLibraries(db: Db, tenantId: string, language: Language): Promise<Library[]> {
  const byDefault = await defaultLanguageOf(db, tenantId);
  const rows = await db
    .selectFrom('library')
    .select(['code', 'names', 'addresses', 'opening_hours'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    name: nameIn(fromJson<Names>(row.names), language, byDefault),
    address: nameIn(fromJson<Names>(row.addresses), language, byDefault),
    openingHours: nameIn(fromJson<Names>(row.opening_hours), language, byDefault),
  }));
}

export interface ShelvingLocation {
  readonly code: string;
  readonly libraryCode: string;
  /** Empty if it is on no campus. */
  readonly campusCode: string;
  /** Items here are used in the library only. */
  readonly referenceOnly: boolean;
  readonly name: string;
}

export async function listLocations(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<ShelvingLocation[]> {
  const byDefault = await defaultLanguageOf(db, tenantId);
  const rows = await db
    .selectFrom('location')
    .select(['code', 'library_code', 'campus_code', 'reference_only', 'names'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    libraryCode: row.library_code,
    campusCode: row.campus_code,
    referenceOnly: row.reference_only === 1,
    name: nameIn(fromJson<Names>(row.names), language, byDefault),
  }));
}

/** The tenant's campuses in its own order, with names in the language. */
export async function listCampuses(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<{ readonly code: string; readonly name: string }[]> {
  const byDefault = await defaultLanguageOf(db, tenantId);
  const rows = await db
    .selectFrom('campus')
    .select(['code', 'names'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    name: nameIn(fromJson<Names>(row.names), language, byDefault),
  }));
}
