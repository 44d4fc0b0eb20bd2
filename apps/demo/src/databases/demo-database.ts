/** The kinds of words that databases of the demo have. */
export type DemoTermKind = 'subject' | 'docType' | 'vendor' | 'college' | 'label';

/** A word of a list. */
export interface DemoTerm {
  readonly kind: DemoTermKind;
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly fr?: string;
}

/** A real database as facts: its names, its vendor, what it is about, and where it is. */
export interface DemoDatabase {
  readonly code: string;
  readonly zh?: string;
  readonly en?: string;
  readonly fr?: string;
  readonly others?: readonly string[];
  readonly vendor: string;
  readonly subjects: readonly string[];
  readonly docTypes: readonly string[];
  readonly colleges?: readonly string[];
  readonly labels?: readonly string[];
  /** Open to everybody, without an entrance of the campus. */
  readonly isOpenAccess?: boolean;
  /** A trial that ends so many days from now. */
  readonly trialDays?: number;
  /** It came so many days ago; absent: long ago. */
  readonly addedDaysAgo?: number;
  readonly address: string;
  /** Where its articles are, by DOI. */
  readonly article?: string;
  /** Small libraries have it too. */
  readonly isEverywhere?: boolean;
}
