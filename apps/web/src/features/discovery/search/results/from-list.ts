/** What a result list passes to the page of a record, in the router's location state. */
export interface FromList {
  /** The address of the list's page. */
  readonly back: string;
  /** If the list is not on the result page: its search as an address of the result page. */
  readonly search?: string;
  /** The record's place in the list, from 1. */
  readonly place: number;
  readonly total: number;
  /** If the page shows only the first hits of each list (groups): how many of this list. */
  readonly shown?: number;
}

/**
 * The address that shows a record of the list: the page that led here or, if that does not show the record, the page of the list that does.
 */
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

/** What the page of a record passes to the list when it leads back. */
export interface BackAt {
  /** The record that the list scrolls to. */
  readonly at: string;
}
