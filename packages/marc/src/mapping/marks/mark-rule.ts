import type { Mark } from '../../bib.ts';
import type { MarcFlavour } from '../../marc-record.ts';

/**
 * Where a library writes a mark of a work. A rule is plain JSON. It reads subfields of a data field, each of which is a mark, or the
 * character at a position of a control field or of the leader (`LDR`).
 */
export interface MarkRule {
  readonly mark: Mark;
  /** Only for records of this format; for both if absent. */
  readonly flavour?: MarcFlavour | undefined;
  readonly tag: string;
  /** Subfield codes, each character one. */
  readonly subfields?: string | undefined;
  /** Counted from 0. */
  readonly position?: number | undefined;
  /** The code for each text of the record; other texts are ignored. If absent, the text is the code. */
  readonly codes?: Readonly<Record<string, string>> | undefined;
}
