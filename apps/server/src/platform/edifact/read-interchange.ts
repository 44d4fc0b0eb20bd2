import { decodeEdifact } from './decode-edifact.ts';
import { EdifactError, type EdifactFault, type EdifactPlace } from './edifact-fault.ts';
import { componentOf, type Segment } from './segment.ts';
import { type ServiceSigns, splitSegments } from './split-segments.ts';

export interface EdifactDoubt {
  readonly fault: 'count' | 'reference';
  readonly place: EdifactPlace;
}

/** A message of an interchange: what lies between UNH and UNT. */
export interface EdifactMessage {
  /** ORDERS, INVOIC ... */
  readonly type: string;
  readonly reference: string;
  readonly start: EdifactPlace;
  readonly segments: readonly Segment[];
  /** Set where something of it may be lost: its UNT counts other segments than there are, or UNZ ends another interchange. */
  readonly doubt: EdifactDoubt | undefined;
}

/** A file of EDIFACT (ISO 9735). */
export interface Interchange {
  /** The number that the sender gave it; it gives it once. */
  readonly reference: string;
  readonly sender: string;
  readonly recipient: string;
  readonly signs: ServiceSigns;
  readonly messages: readonly EdifactMessage[];
}

/**
 * Reads a file: its characters, signs and releases, and that each end belongs to its beginning. A message that is counted wrong is marked, since
 * the others of the file are whole, and all are where UNZ names another interchange; other faults refuse the file.
 *
 * @throws EdifactError with the place, if the file is not whole or its parts do not belong together
 */
export function readInterchange(bytes: Uint8Array): Interchange {
  const { signs, segments } = splitSegments(decodeEdifact(bytes));
  const [start, ...rest] = segments;
  if (start?.tag !== 'UNB') throw at('noStart', start);
  const reader = new InterchangeReader();
  const last = rest.at(-1) ?? start;
  if (last.tag !== 'UNZ') throw at('noEnd', last);
  for (const segment of rest.slice(0, -1)) reader.take(segment);
  reader.end(last);
  const doubt: EdifactDoubt | undefined = hasReferenceOf(start, 4, last)
    ? undefined
    : { fault: 'reference', place: placeOf(last) };
  return {
    reference: componentOf(start, 4),
    sender: componentOf(start, 1),
    recipient: componentOf(start, 2),
    signs,
    messages: doubt ? reader.messages.map((one) => ({ ...one, doubt })) : reader.messages,
  };
}

class InterchangeReader {
  readonly messages: EdifactMessage[] = [];
  #groups = 0;
  #group: { readonly start: Segment; readonly from: number } | undefined;
  #message: { readonly start: Segment; readonly segments: Segment[] } | undefined;
  readonly #references = new Set<string>();

  take(segment: Segment): void {
    if (this.#message && segment.tag === 'UNT') this.#endMessage(segment);
    else if (this.#message) {
      if (segment.tag.startsWith('UN') && segment.tag !== 'UNS') throw at('noEnd', segment);
      this.#message.segments.push(segment);
    } else if (segment.tag === 'UNH') this.#message = { start: segment, segments: [] };
    else if (segment.tag === 'UNG' && !this.#group)
      this.#group = { start: segment, from: this.messages.length };
    else if (segment.tag === 'UNE' && this.#group) this.#endGroup(segment, this.#group);
    else throw at('misplaced', segment);
  }

  end(segment: Segment): void {
    if (this.#message || this.#group) throw at('noEnd', segment);
    expectCount(segment, this.#groups || this.messages.length);
  }

  #endMessage(end: Segment): void {
    const { start, segments } = this.#message ?? { start: end, segments: [] };
    expectSame(start, 0, end);
    const reference = componentOf(start, 0);
    if (this.#references.has(reference)) throw at('doubled', start);
    this.#references.add(reference);
    this.messages.push({
      type: componentOf(start, 1),
      reference,
      start: placeOf(start),
      segments,
      doubt: counts(end, segments.length + 2) ? undefined : { fault: 'count', place: placeOf(end) },
    });
    this.#message = undefined;
  }

  #endGroup(end: Segment, { start, from }: { readonly start: Segment; readonly from: number }): void {
    expectSame(start, 4, end);
    expectCount(end, this.messages.length - from);
    this.#groups += 1;
    this.#group = undefined;
  }
}

function expectSame(start: Segment, element: number, end: Segment): void {
  if (!hasReferenceOf(start, element, end)) throw at('reference', end);
}

function hasReferenceOf(start: Segment, element: number, end: Segment): boolean {
  return end.elements.length > 1 && componentOf(end, 1) === componentOf(start, element);
}

function expectCount(end: Segment, count: number): void {
  if (!counts(end, count)) throw at('count', end);
}

function counts(end: Segment, count: number): boolean {
  const told = componentOf(end, 0);
  return /^\d{1,9}$/.test(told) && Number(told) === count;
}

function placeOf({ segment, tag, character }: Segment): EdifactPlace {
  return { segment, tag, character };
}

function at(fault: EdifactFault, segment: Segment | undefined): EdifactError {
  const { segment: number = 1, tag = '', character = 1 } = segment ?? {};
  return new EdifactError(fault, { segment: number, tag, character });
}
