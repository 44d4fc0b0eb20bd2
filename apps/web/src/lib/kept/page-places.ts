import { createContext, use } from 'react';
import type { Location } from 'react-router';

/** Where a page is drawn, and what its reader did there. */
export interface PagePlace {
  /** Holds the page itself. */
  readonly content: HTMLElement;
  /** Holds what the page draws at the end of the document: dialogs, sheets to print. */
  readonly end: HTMLElement;
  location: Location;
  /** Only those who are signed in may see the page. */
  isClosed: boolean;
  /** Words that are searched are apart: they need no reader, and the address has them anyway. */
  typed: 'nothing' | 'search' | 'form';
  /** The field that was last written in. */
  field: HTMLElement | undefined;
}

/** Forms that look for something or narrow a list, and send nothing. */
const SEARCHES = 'search, [data-search], input[type="search"]';

/** The elements are in no document until the page is shown. */
export function createPlace(location: Location, isClosed: boolean): PagePlace {
  const place: PagePlace = {
    content: document.createElement('div'),
    end: document.createElement('div'),
    location,
    isClosed,
    typed: 'nothing',
    field: undefined,
  };
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    place.field = target;
    if (!target.closest(SEARCHES)) place.typed = 'form';
    else if (place.typed === 'nothing') place.typed = 'search';
  };
  for (const element of [place.content, place.end]) {
    element.style.display = 'contents';
    element.addEventListener('input', note, true);
    element.addEventListener('change', note, true);
  }
  return place;
}

/** Another page in the same place: what was typed on the page before was left by its reader. */
export function movePlace(place: PagePlace, location: Location, isClosed: boolean): void {
  if (place.location.pathname !== location.pathname) {
    place.typed = 'nothing';
    place.field = undefined;
  }
  place.location = location;
  place.isClosed = isClosed;
}

export const PageEndContext = createContext<HTMLElement | undefined>(undefined);

/** Where the page may draw what belongs at the end of the document. What is drawn elsewhere would stay when the page is taken away. */
export function usePageEnd(): HTMLElement {
  return use(PageEndContext) ?? document.body;
}
