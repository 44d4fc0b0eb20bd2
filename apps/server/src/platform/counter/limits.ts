/** Months of one report. */
export const MOST_MONTHS = 60;
/** Characters of one item of a report in JSON: in item reports a journal comes with all of its articles. */
export const LONGEST_ITEM = 8 * 1024 * 1024;
/** Characters of a report in JSON around its items. */
export const LONGEST_HEAD = 512 * 1024;
/** Objects and lists in each other; COUNTER needs eight. */
export const MOST_DEPTH = 40;
/** Lines of a table above the names of its columns. */
export const MOST_HEAD_LINES = 30;
/** Uses that are handed on at once. */
export const USES_AT_ONCE = 500;
/** Characters of a name; longer ones are cut. */
export const LONGEST_NAME = 500;
/** Characters of an identifier; longer ones are left out. */
export const LONGEST_ID = 200;
/** Characters of a faulty value that a fault repeats. */
export const LONGEST_SHOWN = 100;
/** A month of one title does not have more; above it numbers are no longer exact in sums. */
export const MOST_USES = 1_000_000_000;
