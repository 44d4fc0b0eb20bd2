import { hash } from 'node:crypto';
import type { WishKind } from '@lectern/contracts/buying/recommendations/wish';
import type { Bib, Creator } from '@lectern/marc/bib';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { normaliseIssn } from '@lectern/rules/issn';
import { valueKey } from '@lectern/search/analysis/value-key';
import { workKeyOf } from '../../collection/catalogue/works/work-key.ts';

/** What names a work, as a reader typed it. */
export interface NamedWork {
  readonly title: string;
  readonly author: string;
  /** ISBN or ISSN; may be empty. */
  readonly standNo: string;
}

/** By what two wishes are found to be for the same. */
export interface WishKeys {
  /** That of the records of the work, where title and author are enough for one; else one of the title alone. */
  readonly workKey: string;
  /** As in `numberKeys`; empty without a valid number. */
  readonly numberKey: string;
}

/** 22 signs are 132 bits: two titles never have the same by chance. */
const SIGNS = 22;

/** The keys of a work. Those of electronic resources are apart from all others: a database may be called as a book. */
export function keysOfWish(kind: WishKind, work: NamedWork): WishKeys {
  const ofElectronic = kind === 'electronic';
  const ofWork = ofElectronic ? '' : workKeyOf(asBib(work));
  const prefix = ofElectronic ? 'e' : 't';
  return {
    workKey: ofWork || `${prefix}:${hash('sha256', titleKey(work.title), 'base64url').slice(0, SIGNS)}`,
    numberKey: ofElectronic ? '' : numberKeyOf(work.standNo),
  };
}

/** The number of a work as records have it: `isbn:` with 13 digits, `issn:` with a hyphen; empty for no valid number. */
export function numberKeyOf(standNo: string): string {
  const isbn = normaliseIsbn(standNo);
  if (isbn !== undefined) return `isbn:${isbn}`;
  const issn = normaliseIssn(standNo);
  return issn === undefined ? '' : `issn:${issn}`;
}

/** The title proper as a value key. */
function titleKey(title: string): string {
  const [proper = ''] = title.split(/\s[:=/]\s|：/u, 1);
  return valueKey(proper.trim() === '' ? title : proper);
}

/** As much of a record as the key of a work is made of. */
function asBib({ title, author }: NamedWork): Bib {
  const creator = creatorOf(author);
  return {
    flavour: 'marc21',
    docType: 'book',
    title: title.replace(/：/gu, ' : '),
    titles: [],
    creators: creator ? [creator] : [],
    imprints: [],
    physical: [],
    series: [],
    notes: [],
    contents: [],
    abstracts: [],
    subjects: [],
    classes: [],
    isbns: [],
    issns: [],
    identifiers: [],
    languages: [],
    links: [],
    holdings: [],
    items: [],
  };
}

const HAN = /\p{sc=Han}/u;
/** A dynasty or a country before a Chinese name. */
const BEFORE_NAME = /^[[【(（〔][^\])】）〕]{1,4}[\])】）〕]/u;
/** What a Chinese title page writes behind a name. */
const ROLES = new Set('著编編译譯主撰');

/** The first author that a reader typed, as a record would name that person. */
function creatorOf(author: string): Creator | undefined {
  const [first = ''] = author.split(/[;；、]/u, 1);
  const name = first.trim();
  if (name === '') return undefined;
  const known = { kind: 'person', primary: true, roles: [] } as const;
  if (HAN.test(name)) return { ...known, name: withoutRoles(name.replace(BEFORE_NAME, '')) };
  const [family = '', given = ''] = name.includes(',') ? name.split(',') : directName(name);
  return given.trim() === ''
    ? { ...known, name }
    : { ...known, name, parts: { order: 'surname', entry: family.trim(), rest: given.trim() } };
}

/** Family name and forenames of a name in direct order. */
function directName(name: string): [family: string, given: string] {
  const words = name.split(' ');
  return [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
}

function withoutRoles(name: string): string {
  const letters = Array.from(name.trim());
  while (letters.length > 2 && ROLES.has(letters.at(-1) ?? '')) letters.pop();
  return letters.join('').trim();
}
