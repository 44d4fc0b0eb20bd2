import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { type PlaceNames, placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { findReaderSetting } from '../../../people/account/reader-settings.ts';

/** In which words a reader is told. */
export interface ReaderWords {
  readonly language: Language;
  readonly places: PlaceNames;
  readonly library: string;
}

/** The words in the language that a reader chose, else in the first one of the library. */
export async function readerWords(db: Db, tenant: Tenant, patronId: string): Promise<ReaderWords> {
  const { names, public: shown } = tenant.settings;
  const language = (await findReaderSetting(db, tenant.id, patronId, 'language')) || shown.defaultLanguage;
  return {
    language,
    places: await placeNames(db, tenant.id, language),
    library: nameIn(names, language, shown.defaultLanguage),
  };
}
