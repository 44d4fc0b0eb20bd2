import type { Language } from '@lectern/contracts/kernel/languages';

/** A line of a list with a sum at its end. */
export interface PaperLine {
  readonly text: string;
  readonly sum: string;
}

/** What a receipt or certificate says, in the language of who takes it. All texts may have letters of any script. */
export interface Paper {
  readonly language: Language;
  readonly size: 'A4' | 'A5';
  /** The library. */
  readonly issuer: string;
  readonly title: string;
  /** Labels with what stands beside them; those without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines?: readonly PaperLine[];
  readonly total?: PaperLine;
  /** What it declares, below the facts. */
  readonly statement?: string;
  /** What it is not, in a frame. */
  readonly note?: string;
  /** Where anybody can check it, as a QR code and in letters, with a sentence about that. */
  readonly check: { readonly address: string; readonly words: string };
  readonly madeAt: Date;
}
