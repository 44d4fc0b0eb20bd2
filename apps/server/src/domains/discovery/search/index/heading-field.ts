import {
  type browseIndex,
  FILTER_OF_INDEX,
  type HeadingIndex,
} from '@lectern/contracts/discovery/search/browse-index';
import type { HeadingField } from '@lectern/search/analysis/heading-key';
import type * as z from 'zod';

/** The parsed input of the call. */
export type BrowseInput = z.output<typeof browseIndex.input>;

const HEADING_FIELD: Readonly<Record<HeadingIndex, HeadingField>> = {
  author: 'author',
  subject: 'subject',
  series: 'collection',
  publisher: 'publisher',
  classNumber: 'class',
};

/** The engine's field with the headings of an index; undefined for an index without headings. */
export function headingFieldOf(index: BrowseInput['searchField']): HeadingField | undefined {
  return isHeadingIndex(index) ? HEADING_FIELD[index] : undefined;
}

export function isHeadingIndex(index: BrowseInput['searchField']): index is HeadingIndex {
  return index in FILTER_OF_INDEX;
}
