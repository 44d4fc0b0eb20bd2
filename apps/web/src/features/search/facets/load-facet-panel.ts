/** Where the filters are in a drawer, and not beside the list. */
export const NARROW = '(max-width: 900px)';

/** Fetches the filters' code: at once where they stand beside the list, on a phone when they are opened. */
export async function loadFacetPanel() {
  return { default: (await import('./facet-panel.tsx')).FacetPanel };
}
