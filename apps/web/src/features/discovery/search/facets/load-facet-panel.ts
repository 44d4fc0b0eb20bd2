/** The media query for pages that show the filters in a drawer instead of beside the list. */
export const NARROW = '(max-width: 900px)';

/** Loads the code of the filters: at once if they are beside the list, on a phone when they are opened. */
export async function loadFacetPanel() {
  return { default: (await import('./facet-panel.tsx')).FacetPanel };
}
