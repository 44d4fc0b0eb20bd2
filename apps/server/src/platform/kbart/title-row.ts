import type { Coverage } from '@lectern/rules/coverage/coverage';

export type TitleKind = 'serial' | 'monograph';

/** What can be read of a title. `other` is a word that no list of ours has; empty if the list does not say it. */
export type CoverageDepth = 'fulltext' | 'selected' | 'abstracts' | 'ebook' | 'video' | 'other' | '';

/**
 * A title of a list, as one row of KBART says it (NISO RP-9-2014, 6.6). Texts are in NFC and in one line, without control characters and
 * signs that turn the direction of text; their markup is not interpreted. Empty is unknown.
 */
export interface TitleRow {
  /** The line of the file in which the row begins, from 1. */
  readonly line: number;
  readonly title: string;
  readonly kind: TitleKind;
  /** Valid, as 1234-567X. */
  readonly printIssn: string;
  readonly onlineIssn: string;
  /** Valid, 13 digits. */
  readonly printIsbn: string;
  readonly onlineIsbn: string;
  /** Dates as YYYY, YYYY-MM or YYYY-MM-DD, the embargo as R1Y, P6M or R10Y;P30D. */
  readonly coverage: Coverage;
  /** Where readers open the title, an address that `isWebAddress` accepts. */
  readonly address: string;
  /** The title's id at its provider. */
  readonly titleId: string;
  readonly firstAuthor: string;
  readonly firstEditor: string;
  readonly publisher: string;
  readonly depth: CoverageDepth;
  readonly notes: string;
  /** Empty also for titles that are free in part (M). */
  readonly access: 'paid' | 'free' | '';
  /** When a monograph came out in print, else online: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly publishedOn: string;
  readonly edition: string;
  /** The volume of a monograph in its series. */
  readonly volume: string;
  /** Ids at the provider, of the series or set and of the title before. */
  readonly parentId: string;
  readonly precedingId: string;
}
