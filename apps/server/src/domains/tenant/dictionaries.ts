import type { Language } from '@lectern/contracts/languages';
import type { DICTIONARIES } from '@lectern/contracts/tenant/get-dictionaries';
import type { Db } from '../../db/database.ts';
import { CLASS_NAMES, className } from './code-names/class-names.ts';
import { DOC_TYPE_NAMES, docTypeName } from './code-names/doc-type-names.ts';
import { LANGUAGE_CODES, languageName } from './code-names/language-names.ts';
import { listLibraries, listLocations } from './places.ts';

export interface DictionaryEntry {
  readonly code: string;
  readonly name: string;
}

/** One code list with names: the tenant's own places, or the field's fixed lists. */
export async function readDictionary(
  db: Db,
  tenantId: string,
  name: (typeof DICTIONARIES)[number],
  language: Language,
): Promise<readonly DictionaryEntry[]> {
  switch (name) {
    case 'libCode':
      return listLibraries(db, tenantId, language);
    case 'locationId':
      return listLocations(db, tenantId, language);
    case 'docCode':
      return named(Object.keys(DOC_TYPE_NAMES), (code) => docTypeName(code, language));
    case 'langCode':
      return named(LANGUAGE_CODES, (code) => languageName(code, language));
    case 'classNo':
      return named(Object.keys(CLASS_NAMES), (code) => className(code, language));
  }
}

function named(codes: readonly string[], nameOf: (code: string) => string): DictionaryEntry[] {
  return codes.map((code) => ({ code, name: nameOf(code) }));
}
