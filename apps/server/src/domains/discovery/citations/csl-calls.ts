import type { CitationStyle } from '@lectern/contracts/discovery/citations/cite-bibs';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { CslItem } from '@lectern/marc/citations/csl-item';

export interface EntryRequest {
  readonly style: CitationStyle;
  readonly locale: Language;
  readonly item: CslItem;
}

/** The calls to the thread that writes references. */
export interface CslCalls {
  /** One bibliography entry as HTML of the citation processor. */
  readonly writeEntry: { readonly input: EntryRequest; readonly answer: string };
}
