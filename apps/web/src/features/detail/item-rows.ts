/** How many items are asked for at first; the parts of the page that ask for the same share one answer. */
export const FIRST_ITEMS = 20;
/** The most that one call answers. */
export const MOST_ITEMS = 100;
