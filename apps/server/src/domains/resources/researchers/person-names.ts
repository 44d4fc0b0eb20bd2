import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { nameSounds } from '@lectern/search/analysis/filing-name';
import { fold } from '@lectern/search/analysis/fold';
import { formKey } from '../../discovery/authors/name-forms.ts';
import { filedName } from '../databases/name-rows.ts';
import type { ResearcherFormTable, ResearcherNameTable } from './tables.ts';

const YEAR = /\d{3,4}/;
/** Units of a form that an index holds. */
const LONGEST_KEY = 120;

/** A heading of the catalogue: a name, and the years that tell it from others. */
export interface Heading {
  readonly name: string;
  /** The first year in it; undefined for a heading without years. */
  readonly year: string | undefined;
}

/** Reads a heading: what is behind the last comma are years if it has one. */
export function readHeading(text: string): Heading {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('，'));
  const [year] = YEAR.exec(at < 0 ? '' : text.slice(at + 1)) ?? [];
  return year === undefined ? { name: text, year: undefined } : { name: text.slice(0, at), year };
}

/** The texts that there are, in the order of the languages. */
export function textsOf(names: Names): string[] {
  return LANGUAGES.flatMap((language) => names[language] || []);
}

/** All forms of a name, each once by what it has in common with others. */
export function allForms(names: Names, otherNames: readonly string[], headings: readonly string[]): string[] {
  const forms = [...textsOf(names), ...otherNames, ...headings.map((heading) => readHeading(heading).name)];
  return [...new Map(forms.map((form) => [keyOf(form), form])).values()];
}

/** What forms of one name have in common, as long as an index holds it. */
export function keyOf(form: string): string {
  return formKey(form).slice(0, LONGEST_KEY).toWellFormed();
}

/** The names of a person, one for readers of each language, filed from A to Z. */
export function nameRows(tenantId: string, researcherId: string, names: Names): ResearcherNameTable[] {
  return LANGUAGES.map((language) => ({
    tenant_id: tenantId,
    researcher_id: researcherId,
    language,
    ...filedName(names, language),
  }));
}

export function formRows(
  tenantId: string,
  researcherId: string,
  forms: readonly string[],
): ResearcherFormTable[] {
  return [...new Set(forms.map(keyOf))].map((name_key) => ({
    tenant_id: tenantId,
    name_key,
    researcher_id: researcherId,
  }));
}

/** The words by which a person is found in the list: names with their sounds, and topics. */
export function searchText(forms: readonly string[], topics: readonly string[]): string {
  const sounds = forms.flatMap((name) => {
    const sound = nameSounds(name);
    return sound ? [sound.whole, sound.initials] : [];
  });
  return fold([...forms, ...sounds, ...topics].join(' '));
}
