/** What the page says about a paper. */
export interface CheckedPaper {
  readonly title: string;
  readonly text: string;
  readonly outcome: 'valid' | 'refunded' | 'partlyRefunded';
  /** Those without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}
