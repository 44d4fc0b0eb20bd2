/** What became of a scan, in the words of the page. */
export interface ScanOutcome {
  readonly key: string;
  readonly tone: 'ok' | 'look' | 'bad';
  /** What holds now, or what to do: the large line. */
  readonly words: string;
  /** The title, or the barcode where no copy has it. */
  readonly about: string;
}
