import type { CitationStyle } from '@lectern/contracts/citations/cite-bibs';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { CslItem } from '@lectern/marc/citations/csl-item';

export interface EntryRequest {
  readonly style: CitationStyle;
  readonly locale: Language;
  readonly item: CslItem;
}

/** What the thread that writes references is asked. */
export interface CslCalls {
  /** One bibliography entry as the processor's HTML. */
  readonly writeEntry: { readonly input: EntryRequest; readonly answer: string };
}
