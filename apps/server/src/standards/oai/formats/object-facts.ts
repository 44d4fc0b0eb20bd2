import type { Language, Names } from '@lectern/contracts/kernel/languages';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import type { ObjectKind } from '@lectern/contracts/resources/repository/kinds';
import type { ShownToAll } from '../../../domains/resources/repository/published/shown-to-all.ts';
import { rightsOf } from '../../../domains/resources/repository/rights/asking.ts';
import { mayDo } from '../../../domains/resources/repository/rights/may-do.ts';
import type {
  Creator,
  DigitalObjectTable,
  Identifier,
} from '../../../domains/resources/repository/tables.ts';
import { fromJson } from '../../../platform/db/codecs.ts';

/** A text with its language. */
export interface LanguageText {
  readonly language: Language;
  readonly text: string;
}

/** What records say of an object: what everybody may know, and the address of its page. Addresses of files are never among it. */
export interface ObjectFacts {
  readonly id: string;
  readonly kind: ObjectKind;
  /** In the language of the library first. */
  readonly titles: readonly LanguageText[];
  readonly descriptions: readonly LanguageText[];
  readonly creators: readonly string[];
  readonly subjects: readonly string[];
  readonly publisher: string;
  /** Day of the degree, or year; empty without. */
  readonly date: string;
  readonly language: string;
  readonly identifiers: readonly Identifier[];
  readonly pageAddress: string;
  readonly advisors: readonly string[];
  readonly degree: string;
  readonly discipline: string;
  readonly college: string;
  readonly access: 'open' | 'embargoed' | 'restricted';
  /** The day on which it opens; empty unless it is embargoed. */
  readonly opensOn: string;
}

/** What is said of an object to somebody of whom nothing is known. */
export function factsOf(
  row: DigitalObjectTable,
  { asking }: Pick<ShownToAll, 'asking'>,
  { root, defaultLanguage }: { readonly root: string; readonly defaultLanguage: Language },
): ObjectFacts {
  const verdict = mayDo('read', rightsOf(asking, row), asking.asker);
  const opensOn = verdict.may || verdict.reason !== 'notYet' ? '' : verdict.from;
  const closed = opensOn === '' ? 'restricted' : 'embargoed';
  return {
    id: row.id,
    kind: row.kind,
    titles: textsIn(fromJson(row.titles), defaultLanguage),
    descriptions: textsIn(fromJson(row.descriptions), defaultLanguage),
    creators: fromJson<Creator[]>(row.creators).map(({ name }) => name),
    subjects: fromJson(row.subjects),
    publisher: row.publisher,
    date: row.granted_on || row.year,
    language: row.language,
    identifiers: fromJson<Identifier[]>(row.identifiers),
    pageAddress: `${root}/#/digitalNav/detail/object/${encodeURIComponent(row.id)}`,
    advisors: fromJson(row.advisors),
    degree: row.degree,
    discipline: row.discipline,
    college: row.college,
    access: verdict.may ? 'open' : closed,
    opensOn,
  };
}

function textsIn(names: Names, first: Language): LanguageText[] {
  const order = [first, ...LANGUAGES.filter((language) => language !== first)];
  return order.flatMap((language) => {
    const text = names[language];
    return text ? [{ language, text }] : [];
  });
}

/** A number with its scheme where it has none of its own: `doi:10.1000/1`. */
export function identifierText({ type, value }: Identifier): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `${type.toLowerCase()}:${value}`;
}

/** What may be done with it, in the words that aggregators of repositories know. */
export function accessTexts({ access, opensOn }: ObjectFacts): string[] {
  const term = { open: 'openAccess', embargoed: 'embargoedAccess', restricted: 'restrictedAccess' }[access];
  const ends = opensOn === '' ? [] : [`info:eu-repo/date/embargoEnd/${opensOn}`];
  return [`info:eu-repo/semantics/${term}`, ...ends];
}
