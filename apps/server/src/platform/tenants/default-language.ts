import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import type { Db } from '../db/database.ts';

/** As old as the tenant registry's copy of the settings may be. */
const FRESH_MS = 2_000;

interface KnownLanguage {
  readonly readAt: number;
  readonly language: Promise<Language | undefined>;
}

const known = new WeakMap<Db, Map<string, KnownLanguage>>();

/** The default language of a tenant, for `nameIn` where only the id of the tenant is known; undefined if its settings cannot be read. */
export function defaultLanguageOf(db: Db, tenantId: string): Promise<Language | undefined> {
  const ofDatabase = known.get(db) ?? new Map<string, KnownLanguage>();
  known.set(db, ofDatabase);
  const now = performance.now();
  const last = ofDatabase.get(tenantId);
  if (last && now - last.readAt < FRESH_MS) return last.language;
  const language = readLanguage(db, tenantId);
  ofDatabase.set(tenantId, { readAt: now, language });
  language.catch(() => ofDatabase.delete(tenantId));
  return language;
}

async function readLanguage(db: Db, tenantId: string): Promise<Language | undefined> {
  const row = await db.selectFrom('tenant').select('settings').where('id', '=', tenantId).executeTakeFirst();
  try {
    const { public: shown } = JSON.parse(row?.settings ?? '{}') as { public?: { defaultLanguage?: unknown } };
    return LANGUAGES.find((language) => language === shown?.defaultLanguage);
  } catch {
    return undefined;
  }
}
