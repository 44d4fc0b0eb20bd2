import type { Language } from '@lectern/contracts/kernel/languages';
import type { TermKind } from '@lectern/contracts/resources/databases/term';

/** A word as a file names it: by its code, its name, or both. */
export interface TermMention {
  readonly code: string;
  readonly name: string;
}

/** Texts of some languages. */
export type GivenTexts = Readonly<Partial<Record<Language, string>>>;

/** What a line of a file says of a database. What is absent stays as it is. */
export interface GivenEresource {
  readonly line: number;
  /** The library's code; empty without one. */
  readonly code: string;
  /** Its id in the system it comes from, such as `libguides:744061`; empty without one. */
  readonly foreignId: string;
  readonly texts: Readonly<Partial<Record<'names' | 'introduction' | 'guide' | 'coverage', GivenTexts>>>;
  readonly terms: Readonly<Partial<Record<TermKind, readonly TermMention[]>>>;
  /** Other fields by the names of `putEresource`; not checked yet. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The one address of a database whose entrances the file does not describe. */
  readonly address?: string;
  /** Whether this address is opened through a proxy. */
  readonly isProxied?: boolean;
}

export interface GivenFile {
  readonly format: 'table' | 'libguides';
  readonly given: readonly GivenEresource[];
  readonly unknownColumns: readonly string[];
}

/** What a value of a table or of JSON says to a question; undefined if it is empty or says something else. */
export function yesOrNo(value: unknown): boolean | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = `${value as string | number | boolean}`.trim().toLowerCase();
  if (['1', 'yes', 'y', 'true', 'on', 'oui', '是'].includes(text)) return true;
  if (['0', 'no', 'n', 'false', 'off', 'non', '否'].includes(text)) return false;
  return undefined;
}
