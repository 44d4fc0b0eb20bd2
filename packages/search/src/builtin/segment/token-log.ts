import { placeWorth } from '../../ranking/field-weights.ts';
import { isRunningText, occurrenceWeight } from '../../ranking/word-weight.ts';
import { TEXT_FIELDS } from '../../search-document.ts';
import { GrowingU16, GrowingU32 } from './growing-array.ts';
import { impactOf } from './impact.ts';
import type { PostingsWriter } from './postings-writer.ts';
import { StringNumbers } from './string-numbers.ts';
import { isKeywordTerm, NO_POSITION, POSITION_BITS } from './term-keys.ts';

const FIELDS = TEXT_FIELDS.length;
/** Fields with still more positions weigh as little as those of so many. */
const LONGEST_FIELD = 0xffff;
/** By field. */
const RUNNING_TEXT = TEXT_FIELDS.map(isRunningText);

/** The part of a field's first value that says what the record is, in positions. */
export interface ProminentPart {
  /** Behind the whole value. */
  readonly valueEnd: number;
  /** Behind the part. */
  readonly end: number;
  /** The key of its first word that is no article or other common word. */
  readonly first: number;
}

/**
 * The occurrences of terms in documents, in the order in which they come, until a segment is written: a number for the term and
 * a place for each. Writing inverts the log: one counting sort by term, documents in the order given.
 */
export class TokenLog {
  /** The terms by number. */
  readonly terms = new StringNumbers();
  readonly #occurrences = new GrowingU32();
  readonly #places = new GrowingU16();
  readonly #docEnds = new GrowingU32();
  /** Positions used of each text field of each document. */
  readonly #lengths = new GrowingU16();
  /** The same, up to where words are prominent (title proper, main author), and where the first word that counts stands. */
  readonly #prominent = new GrowingU16();
  readonly #valueEnds = new GrowingU16();
  readonly #firsts = new GrowingU16();

  /** Adds an occurrence of a term (its number in `terms`) to the document that is being added. */
  add(term: number, field: number, position: number): void {
    this.#occurrences.push(term);
    this.#places.push((field << POSITION_BITS) | Math.min(position, NO_POSITION));
  }

  /** Ends the document. `lengths` are the positions it used of each text field, `prominent` the part in which words count more. */
  endDocument(lengths: readonly number[], prominent: readonly (ProminentPart | undefined)[]): void {
    for (let field = 0; field < FIELDS; field++) {
      this.#lengths.push(Math.min(lengths[field] ?? 0, LONGEST_FIELD));
      this.#prominent.push(Math.min(prominent[field]?.end ?? 0, NO_POSITION));
      this.#valueEnds.push(Math.min(prominent[field]?.valueEnd ?? 0, NO_POSITION));
      this.#firsts.push(Math.min(prominent[field]?.first ?? 0, NO_POSITION));
    }
    this.#docEnds.push(this.size);
  }

  /** Occurrences so far: what bounds a segment's memory where documents are long. */
  get size(): number {
    return this.#occurrences.length;
  }

  /** Writes all terms with the documents in `order` (numbers of the log; those not listed are left out). The log is spent after it. */
  writeTo(writer: PostingsWriter, order: readonly number[]): void {
    const inverted = this.#invert(order);
    // Inverted, the occurrences are not needed a second time: this is where a build takes most memory.
    this.#occurrences.free();
    this.#places.free();
    const { starts } = inverted;
    const docs = inverted.docs.view();
    const places = inverted.places.view();
    const weights = this.#occurrenceWeights(order);
    const prominent = byPlace(this.#prominent.view(), order);
    const valueEnds = byPlace(this.#valueEnds.view(), order);
    const firsts = byPlace(this.#firsts.view(), order);
    for (const number of this.terms.inOrder()) {
      const term = this.terms.text(number);
      writer.startTerm(term);
      writeTerm(
        writer,
        {
          from: starts[number]!,
          to: starts[number + 1]!,
          docs,
          places,
          weights,
          prominent,
          valueEnds,
          firsts,
        },
        isKeywordTerm(term),
      );
    }
    for (const array of [inverted.docs, inverted.places, this.#lengths, this.#prominent]) array.free();
    for (const array of [this.#valueEnds, this.#firsts, this.#docEnds, this.terms]) array.free();
  }

  #invert(order: readonly number[]): { starts: Uint32Array; docs: GrowingU16; places: GrowingU16 } {
    const occurrences = this.#occurrences.view();
    const occurrencePlaces = this.#places.view();
    const docEnds = this.#docEnds.view();
    const starts = new Uint32Array(this.terms.size + 1);
    for (const doc of order) {
      for (let at = docEnds[doc - 1] ?? 0; at < docEnds[doc]!; at++) starts[occurrences[at]! + 1]!++;
    }
    for (let number = 0; number < this.terms.size; number++) starts[number + 1]! += starts[number]!;
    const ends = starts.slice();
    const docs = new GrowingU16();
    const places = new GrowingU16();
    docs.resize(starts.at(-1)!);
    places.resize(docs.length);
    order.forEach((doc, place) => {
      for (let at = docEnds[doc - 1] ?? 0; at < docEnds[doc]!; at++) {
        const slot = ends[occurrences[at]!]!++;
        docs.set(slot, place);
        places.set(slot, occurrencePlaces[at]!);
      }
    });
    return { starts, docs, places };
  }

  /** By new document number and field: what one occurrence weighs. */
  #occurrenceWeights(order: readonly number[]): Float32Array {
    const lengths = this.#lengths.view();
    const weights = new Float32Array(order.length * FIELDS);
    order.forEach((doc, place) => {
      for (let field = 0; field < FIELDS; field++) {
        weights[place * FIELDS + field] = occurrenceWeight(
          TEXT_FIELDS[field]!,
          lengths[doc * FIELDS + field]!,
        );
      }
    });
    return weights;
  }
}

/** By new document number and field. */
function byPlace(positions: Uint16Array, order: readonly number[]): Uint16Array {
  const placed = new Uint16Array(order.length * FIELDS);
  order.forEach((doc, place) => {
    placed.set(positions.subarray(doc * FIELDS, (doc + 1) * FIELDS), place * FIELDS);
  });
  return placed;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly docs: Uint16Array;
  readonly places: Uint16Array;
  readonly weights: Float32Array;
  readonly prominent: Uint16Array;
  readonly valueEnds: Uint16Array;
  readonly firsts: Uint16Array;
}

/** One posting for each document in the run; places beyond the last position count for the mask and the impact only. */
function writeTerm(writer: PostingsWriter, run: Run, keyword: boolean): void {
  const { to, docs, places, weights } = run;
  for (let from = run.from; from < to; ) {
    const doc = docs[from]!;
    let next = from;
    if (keyword) {
      while (next < to && docs[next] === doc) next++;
      writer.add(doc, 0, 255, places, 0, 0);
    } else {
      let mask = 0;
      let frequency = 0;
      let kept = from;
      let lastField = -1;
      let best = 0;
      for (; next < to && docs[next] === doc; next++) {
        const place = places[next]!;
        const field = place >>> POSITION_BITS;
        mask |= 1 << field;
        const position = place & NO_POSITION;
        const slot = doc * FIELDS + field;
        if (field !== lastField) best = 0;
        lastField = field;
        const worth = RUNNING_TEXT[field] ? best + 1 : Math.max(best, worthOf(run, field, slot, position));
        frequency += weights[slot]! * (worth - best);
        best = worth;
        if (position !== NO_POSITION) places[kept++] = place;
      }
      writer.add(doc, mask, impactOf(frequency), places, from, kept - from);
    }
    from = next;
  }
}

const PLACE_WORTHS = TEXT_FIELDS.map(placeWorth);

/** What a place counts in a field of headings. Only titles and authors have a part that says what the record is. */
function worthOf(
  { prominent, valueEnds, firsts }: Run,
  field: number,
  slot: number,
  position: number,
): number {
  const worth = PLACE_WORTHS[field]!;
  if (position >= valueEnds[slot]!) return worth.further;
  if (position >= prominent[slot]!) return worth.rest;
  return position === firsts[slot] ? worth.first : worth.prominent;
}
