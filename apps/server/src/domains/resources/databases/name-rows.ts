import { LANGUAGES, type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { LETTERS } from '@lectern/contracts/resources/databases/eresource';
import { filingName } from '@lectern/search/analysis/filing-name';
import type { EresourceNameTable } from './tables.ts';

/** Languages whose articles may stand in front of names of a language (ISO 639-2/B): English titles are common in all. */
const ARTICLES_OF: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['eng'],
  'zh-TW': ['eng'],
  'en-US': ['eng'],
  'fr-FR': ['fre'],
};

/** The names of a database, one for readers of each language, filed from A to Z. */
export function nameRows(tenantId: string, eresourceId: string, names: Names): EresourceNameTable[] {
  return LANGUAGES.map((language) => ({
    tenant_id: tenantId,
    eresource_id: eresourceId,
    language,
    ...filedName(names, language),
  }));
}

/** The name that readers of a language see, and where it is filed. */
export function filedName(
  names: Names,
  language: Language,
): Pick<EresourceNameTable, 'name' | 'letter' | 'letter_place' | 'sort_key'> {
  const name = nameIn(names, language);
  const written = LANGUAGES.find((one) => names[one] === name) ?? language;
  const { letter, key } = filingName(name, ARTICLES_OF[names[language] === name ? language : written]);
  return {
    name,
    letter,
    letter_place: LETTERS.indexOf(letter),
    sort_key: key,
  };
}
