/** The types of works. `reference` is a book that is not lent. */
export const WORK_TYPES = ['book', 'reference', 'journal', 'map', 'score', 'audio', 'video'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

export interface WorkCreator {
  /** The name as in a heading: 曹雪芹; Hugo, Victor. */
  readonly name: string;
  readonly corporate: boolean;
  /** Dynasty or nationality as on Chinese title pages: 清, 美. */
  readonly origin?: string;
  /** Years of life: 1802-1885. */
  readonly dates?: string;
  /** Romanised form of a name in Japanese script. */
  readonly romanised?: string;
  /** MARC relator code, or the Chinese word of responsibility (著, 译). */
  readonly role: string;
}

/** The facts about one edition of a work, as a cataloguer takes them from the title page. */
export interface Work {
  /** Control number: a hash of title, publisher, year and edition. It does not depend on the order of lines. */
  readonly id: string;
  readonly type: WorkType;
  /** Title proper, and other title information after " : ". */
  readonly title: string;
  readonly romanisedTitle?: string;
  readonly variantTitles: readonly string[];
  readonly creators: readonly WorkCreator[];
  readonly edition?: string;
  readonly publisher: string;
  readonly place: string;
  /** ISO 3166 code, lower case. */
  readonly country: string;
  /** Year of this edition; of a journal, its first year. */
  readonly year: number;
  /** ISO 639-2/B codes, main language first. */
  readonly languages: readonly string[];
  /** Language and title of the original, for translations. */
  readonly original?: { readonly language: string; readonly title: string };
  readonly volumes?: number;
  readonly pages?: number;
  readonly series?: { readonly title: string; readonly number?: string };
  /** Chinese Library Classification, 5th edition. */
  readonly clc: string;
  /** Dewey Decimal Classification. Every work of the town has it. */
  readonly ddc?: string;
  /** Library of Congress class without book number. */
  readonly lcc?: string;
  /** Headings, each with its subdivisions. */
  readonly subjects: readonly (readonly string[])[];
  /** 13 digits. */
  readonly isbn?: string;
  /** NNNN-NNNC. */
  readonly issn?: string;
  readonly frequency?: string;
  readonly abstract?: string;
  readonly contents: readonly string[];
  /** From 1 (rarely lent) to 9. It decides the number of copies and loans. */
  readonly popularity: number;
}
