/** How many items are requested at first. Parts of the page that request the same number share one answer. */
export const FIRST_ITEMS = 20;
/** The most items that one call answers. */
export const MOST_ITEMS = 100;
