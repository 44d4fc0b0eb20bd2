import type { Bib, Creator } from '@lectern/marc/bib';
import { isInverted, nameKey } from '@lectern/search/analysis/name-key';
import { valueKey } from '@lectern/search/analysis/value-key';

/** Who a work is by. */
export interface WorkAuthor {
  /** Family name and initial, or the whole name where it is in direct order or in Han. */
  readonly key: string;
  /** The record names nobody as author: this is one of those who edited it. */
  readonly isEditor: boolean;
}

const HAN = /\p{sc=Han}/u;
/** What stands where no author is known. */
const NOBODY: ReadonlySet<string> = new Set([
  'anonymous',
  'anonym',
  'anonyme',
  'anon',
  'unknown',
  '佚名',
  '无名氏',
]);

/** People who made this edition and not the work. */
const OF_EDITION: ReadonlySet<string> = new Set([
  'trl',
  'ill',
  'aui',
  'win',
  'aft',
  'ann',
  'bkd',
  'nrt',
  'pbl',
  'wpr',
]);

/** The person that a work is known by; undefined where the record names no person. Bodies write too many works with one title. */
export function authorOfWork({ creators }: Bib): WorkAuthor | undefined {
  const persons = creators.filter(
    (one) => one.kind === 'person' && !one.roles.some((role) => OF_EDITION.has(role)),
  );
  const authors = [
    ...persons.filter(({ primary, roles }) => primary && (roles.length === 0 || roles.includes('aut'))),
    ...persons.filter(({ roles }) => roles.includes('aut')),
  ];
  for (const author of authors) {
    const key = personKey(author);
    if (key !== undefined) return { key, isEditor: false };
  }
  // Records of one book name its editors in different orders.
  const [editor] = persons.flatMap((one) => personKey(one) ?? []).sort();
  return editor === undefined ? undefined : { key: editor, isEditor: true };
}

/** Undefined for what is no person's name: some catalogues enter bodies as persons. */
function personKey({ name, vernacular, parts }: Creator): string | undefined {
  const written = vernacular ?? name;
  if (NOBODY.has(valueKey(written))) return undefined;
  if (HAN.test(written) || parts?.order === 'forename') return nameKey(written);
  if (parts === undefined && isInverted(written)) return nameKey(written);
  if (parts?.order !== 'surname' || !parts.rest) return undefined;
  return `${valueKey(parts.entry)} ${valueKey(parts.rest).slice(0, 1)}`;
}
