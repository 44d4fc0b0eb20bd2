import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import type { ComponentType } from 'react';

type OfRecord = ComponentType<{ readonly recordId: string }>;
type OfTitle = ComponentType<{ readonly recordId: string; readonly title: string }>;
type OfBib = ComponentType<{ readonly bib: BibDetail }>;

/** What other features show on the page of a record. */
export interface RecordParts {
  /** What the reader can ask the library for. */
  readonly Requests: OfTitle;
  /** The courses that use the record. */
  readonly Courses: OfRecord;
  /** The lists that have the work. */
  readonly Lists: OfRecord;
  /** What readers say about the record, and what they can say. */
  readonly Reviews: OfTitle;
  /** How readers rate the record. */
  readonly Score: OfRecord;
  /** Tells the library what is wrong in the record. */
  readonly Wrong: OfTitle;
  /** The way to document delivery. */
  readonly Deliver: OfBib;
  /** All ways to an article or chapter: online, in print, by request. */
  readonly Ways: OfBib;
  /** Documents of the digital library that belong to the record. */
  readonly Documents: OfRecord;
  /** What outside sources say of the record, at a place of the page. */
  readonly Provided: ComponentType<{
    readonly recordId: string;
    readonly place: 'ways' | 'numbers' | 'about';
  }>;
}
