/** A scholarly work of the demo. All of them are invented, as their DOIs say: 10.5555 is the prefix for examples. */
export interface DemoPaper {
  readonly number: number;
  readonly doi: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly year: number;
  readonly type: 'article' | 'review' | 'preprint' | 'book-chapter' | 'dissertation' | 'dataset';
  readonly language: 'zh' | 'en';
  readonly journal: string;
  readonly issn: string;
  readonly volume: string;
  readonly issue: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly topics: readonly string[];
  readonly abstract: string;
  readonly isOpen: boolean;
  readonly isRetracted: boolean;
  /** Numbers of the works that it names. */
  readonly references: readonly number[];
}
