/** What a result list tells the page of a record about itself, in the state of the address. */
export interface FromList {
  /** The address of the list's page. */
  readonly back: string;
  /** The search behind a list that stands on another page than the results; an address of the result page. */
  readonly search?: string;
  /** The record's place in the list, from 1. */
  readonly place: number;
  readonly total: number;
  /** How many of the list stand on the page that leads here, where that shows the first of several lists. */
  readonly shown?: number;
}

/** Where a record of the list is seen again: the page that led here, or where that does not show it, the page of the list that does. */
export function backTo({ back, search, shown }: FromList, place: number, rows: number): string {
  if (shown === undefined) return onPage(back, Math.ceil(place / rows));
  return place <= shown || search === undefined ? back : onPage(search, Math.ceil(place / rows));
}

/** The same list on another of its pages. */
function onPage(address: string, page: number): string {
  const [path, query] = address.split('?');
  const parameters = new URLSearchParams(query);
  if (page === 1) parameters.delete('page');
  else parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `${path}?${text}` : path!;
}

/** What a page of a record says when it leads back to its list. */
export interface BackAt {
  /** The record, which the list shows again where it stands. */
  readonly at: string;
}
