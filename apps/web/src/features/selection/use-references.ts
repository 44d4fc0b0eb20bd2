import { type CitationStyle, citeBibs } from '@lectern/contracts/citations/cite-bibs';
import type { NamedBib } from '../../lib/bib-dialogs.ts';
import { currentLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/use-call.ts';

/** As many as the call gives at once. */
export const MAX_CITED = 100;

/** The style that readers of a language are most likely asked for. */
export function usualStyle(): CitationStyle {
  return currentLanguage().startsWith('zh') ? 'gbt7714' : 'apa';
}

/** References to works in a style: the first hundred. */
export function useReferences(bibs: readonly NamedBib[], style: CitationStyle) {
  const recordIds = bibs.slice(0, MAX_CITED).map(({ recordId }) => recordId);
  return useCall(citeBibs, { recordIds, style }, { keepPrevious: true, staleMs: 10 * 60_000 });
}
