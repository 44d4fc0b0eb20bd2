/** How many loans are asked for at a time; the parts of the pages that ask for the same share one answer. */
export const LOAN_ROWS = 50;
