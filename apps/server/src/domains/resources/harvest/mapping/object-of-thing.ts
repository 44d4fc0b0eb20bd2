import type { Language, Names } from '@lectern/contracts/kernel/languages';
import {
  MAX_DESCRIPTION,
  MAX_OBJECT_TITLE,
  type ObjectKind,
} from '@lectern/contracts/resources/repository/kinds';
import { withoutDirections } from '@lectern/rules/without-directions';
import { granularityOf } from '../../../../platform/oai/datestamp.ts';
import type { ObjectColumns } from '../../repository/object-columns.ts';
import { objectColumns } from '../../repository/object-columns.ts';
import type { Identifier } from '../../repository/tables.ts';
import { type DescribedText, type DescribedThing, kindIn } from './described-thing.ts';
import { languageCode } from './language-code.ts';

/** Where an object goes, and what it is where the record does not say. */
export interface Home {
  readonly collectionId: string;
  readonly policyId: string;
  readonly kind: ObjectKind;
  readonly isOpen: boolean;
}

/** The limits of the form for objects: what is longer is cut, what is more is left. */
const MOST = { creators: 100, advisors: 20, subjects: 50, identifiers: 20 } as const;

/** The columns of the object that a record becomes; undefined without a title. `identifier` is that of the record at its source. */
export function objectOfThing(
  thing: DescribedThing,
  identifier: string,
  home: Home,
): ObjectColumns | undefined {
  const language = thing.languages.map(languageCode).find(Boolean) ?? '';
  const titles = inLanguages(thing.titles, language, MAX_OBJECT_TITLE, 'first');
  if (Object.keys(titles).length === 0) return undefined;
  const kind = kindIn(thing.types) ?? home.kind;
  const isThesis = kind === 'thesis';
  const [date = ''] = thing.dates;
  return objectColumns({
    collectionId: home.collectionId,
    policyId: home.policyId,
    isOpen: home.isOpen,
    kind,
    titles,
    creators: cleaned(thing.creators, 200, MOST.creators).map((name) => ({ name, personId: '' })),
    year: /(?:^|\D)(\d{4})(?!\d)/.exec(date)?.[1] ?? '',
    language,
    descriptions: inLanguages(thing.descriptions, language, MAX_DESCRIPTION, 'all'),
    publisher: cleaned(thing.publishers, 200, 1)[0] ?? '',
    subjects: cleaned(thing.subjects, 100, MOST.subjects),
    identifiers: identifiersOf(thing.identifiers, identifier),
    advisors: isThesis ? cleaned(thing.advisors, 200, MOST.advisors) : [],
    degree: isThesis ? clean(thing.degree, 100) : '',
    discipline: isThesis ? clean(thing.discipline, 100) : '',
    college: isThesis ? clean(thing.college, 100) : '',
    grantedOn: isThesis && granularityOf(date) === 'day' ? date : '',
    unitCode: '',
    closedUntil: dayOfOpening(thing.rights),
  });
}

/** The day until which a record says that its document is closed; empty without one. */
function dayOfOpening(rights: readonly string[]): string {
  const days = rights.flatMap((text) => {
    const day = /embargoend\/(\d{4}-\d\d-\d\d)/i.exec(text)?.[1] ?? '';
    return granularityOf(day) === 'day' ? day : [];
  });
  return days.sort().at(-1) ?? '';
}

/** Its numbers with their schemes, and the identifier of the record first: by it staff find it at its source. */
function identifiersOf(values: readonly string[], identifier: string): Identifier[] {
  const own = identifier.length <= 200 ? [{ type: 'oai', value: identifier }] : [];
  const others = [...new Set(values.map((value) => clean(value, 201)))].flatMap((value): Identifier[] => {
    if (value === '' || value.length > 200) return [];
    if (/^https?:/i.test(value)) return [{ type: 'url', value }];
    if (/^urn:/i.test(value)) return [{ type: 'urn', value }];
    const scheme = /^([a-z][a-z0-9.-]{0,19}):\s*(\S.*)$/i.exec(value);
    if (scheme) return [{ type: (scheme[1] ?? '').toLowerCase(), value: scheme[2] ?? '' }];
    return [{ type: /^10\.\d{4,9}\//.test(value) ? 'doi' : 'id', value }];
  });
  return [...own, ...others].slice(0, MOST.identifiers);
}

/** Texts by the languages of the portal: as the record says, else by their script and the language of the document. */
function inLanguages(
  texts: readonly DescribedText[],
  language: string,
  max: number,
  which: 'first' | 'all',
): Names {
  const names: Partial<Record<Language, string>> = {};
  for (const given of texts) {
    const text = clean(given.text, max);
    if (text === '') continue;
    const at = languageOfText(text, given.language || language);
    const before = names[at];
    if (before === undefined) names[at] = text;
    else if (which === 'all' && !before.includes(text)) names[at] = `${before}\n\n${text}`.slice(0, max);
  }
  return names;
}

function languageOfText(text: string, tag: string): Language {
  const code = tag.toLowerCase();
  if (/^zh-(?:tw|hk|mo|hant)/.test(code)) return 'zh-TW';
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN';
  return /^fr/.test(code) ? 'fr-FR' : 'en-US';
}

function cleaned(values: readonly string[], max: number, most: number): string[] {
  return [...new Set(values.map((value) => clean(value, max)))].filter(Boolean).slice(0, most);
}

/** One line without signs that turn text, at most so long. */
function clean(text: string, max: number): string {
  return withoutDirections(text.replace(/\s+/g, ' ').toWellFormed()).trim().slice(0, max).toWellFormed();
}
