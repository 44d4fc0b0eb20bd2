import { type CitationStyle, citeBibs } from '@lectern/contracts/discovery/citations/cite-bibs';
import type { NamedBib } from '../../../lib/bib-dialogs.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { useCall } from '../../../lib/use-call.ts';

/** The most references that one call gives. */
export const MAX_CITED = 100;

/** The citation style that is usual in the language of the page. */
export function usualStyle(): CitationStyle {
  return currentLanguage().startsWith('zh') ? 'gbt7714' : 'apa';
}

/** References to works in a style: the first hundred. */
export function useReferences(bibs: readonly NamedBib[], style: CitationStyle) {
  const recordIds = bibs.slice(0, MAX_CITED).map(({ recordId }) => recordId);
  return useCall(citeBibs, { recordIds, style }, { keepPrevious: true, staleMs: 10 * 60_000 });
}
