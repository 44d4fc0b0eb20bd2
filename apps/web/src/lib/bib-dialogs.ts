import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import type { ComponentType } from 'react';

/** A work as dialogs about works name it. */
export interface NamedBib {
  readonly recordId: string;
  readonly title: string;
  readonly author: string;
}

/** What a dialog about works is given. */
export interface BibDialogProps {
  readonly bibs: readonly NamedBib[];
  readonly onClose: () => void;
}

/** What other features do with works; fetched when it is drawn or opened. */
export interface BibDialogs {
  readonly Cite: ComponentType<BibDialogProps>;
  /** In place of works it may be given a search and how much that finds. */
  readonly Export: ComponentType<
    BibDialogProps & { readonly search?: { readonly state: SearchState; readonly total: number } }
  >;
  /** A button that makes a work a favourite, or no longer one. */
  readonly Star: ComponentType<{ readonly bib: NamedBib }>;
  /** A button that adds a work to a list of the reader. */
  readonly AddToList: ComponentType<{ readonly bib: NamedBib }>;
  /** Called when a reference to a record may soon be wanted. */
  readonly prefetchReference: (recordId: string) => void;
}
