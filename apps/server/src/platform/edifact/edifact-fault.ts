/** What is wrong with an EDIFACT file as a whole; the words for staff are those of the call that reads it. */
export const EDIFACT_FAULTS = [
  /** No UNB at the beginning. */
  'noStart',
  /** A character set that cannot be read: not UNOA to UNOF, UNOW or UNOY, or bytes that are not in it. */
  'characters',
  /** The last segment does not end. */
  'notEnded',
  /** A segment has no name of three capital letters or digits. */
  'segment',
  /** A message, a group or the interchange has no end. */
  'noEnd',
  /** An end names another reference than its beginning. */
  'reference',
  /** An end counts other segments, messages or groups than there are. */
  'count',
  /** Two messages of an interchange have one reference. */
  'doubled',
  /** A segment that cannot be there: an end without a beginning, or something between messages. */
  'misplaced',
  /** More than a file of the book trade has. */
  'tooLong',
] as const;
export type EdifactFault = (typeof EDIFACT_FAULTS)[number];

/** Where something is in a file: which segment, from 1 with UNB, its name, and the character where it begins, from 1. */
export interface EdifactPlace {
  readonly segment: number;
  readonly tag: string;
  readonly character: number;
}

/** An EDIFACT file is refused as a whole: what is wrong, and where. */
export class EdifactError extends Error {
  readonly fault: EdifactFault;
  readonly place: EdifactPlace;

  constructor(fault: EdifactFault, place: EdifactPlace) {
    super(`EDIFACT: ${fault} at segment ${place.segment} (${place.tag})`);
    this.name = 'EdifactError';
    this.fault = fault;
    this.place = place;
  }
}
