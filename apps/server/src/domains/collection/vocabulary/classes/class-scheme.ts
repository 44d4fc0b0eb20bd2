import type { Names } from '@lectern/contracts/kernel/languages';
import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';

/**
 * A classification as a tree of classes. The code of a class begins with the code of the class above it, and the code of a
 * main class is one character: this is what the index holds, and what the filter `kindNo` takes.
 */
export interface ClassScheme {
  readonly code: TreeScheme;
  readonly mainClasses: readonly string[];
  /** The codes of the classes of a class number, from its main class down; empty for a text that is no number of the scheme. */
  pathOf(notation: string): string[];
  /** The notation of a class as readers know it. */
  notationOf(code: string): string;
  /** The code of the class that readers write so; the text itself if it is no whole notation. The opposite of `notationOf`. */
  codeOf(text: string): string;
  /** The shipped name of a class; undefined if it has none. */
  namesOf(code: string): Names | undefined;
  /** The class whose name explains a class number beside it; undefined for a text that is no number of the scheme. */
  explaining(notation: string): string | undefined;
  /**
   * The shipped classes directly below a class, in their order. Absent if the codes alone say the order and what is below a class;
   * otherwise tables can also have ranges of classes, and the table of the library is preferred to the shipped one.
   */
  readonly shippedBelow?: (code: string) => readonly string[];
}
