/** How many loans are requested at a time. Parts of the page that request the same number share one answer. */
export const LOAN_ROWS = 50;
