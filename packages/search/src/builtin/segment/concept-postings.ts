import { GrowingU8, GrowingU32 } from './growing-array.ts';
import type { SectionArray, SectionFile } from './section-file.ts';

/**
 * What the documents of a segment are about: for each concept its documents, ascending, and their weights; three bytes a posting. Concepts
 * are ordinals of the index's value tables, so that segments are merged without a look at the concepts themselves.
 */
export interface ConceptPostings {
  /** The concepts of the segment, ascending. */
  readonly concepts: Uint32Array;
  /** The postings of `concepts[i]` are from `first[i]` to `first[i + 1]`. */
  readonly first: Uint32Array;
  readonly docs: Uint16Array;
  /** 1 to 255. */
  readonly weights: Uint8Array;
}

/** A half-open range of postings, empty where no document of the segment is about the concept. */
export function postingsOfConcept(
  { concepts, first }: ConceptPostings,
  concept: number,
): { readonly from: number; readonly to: number } {
  let low = 0;
  let high = concepts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (concepts[middle]! < concept) low = middle + 1;
    else high = middle;
  }
  if (concepts[low] !== concept) return { from: 0, to: 0 };
  return { from: first[low]!, to: first[low + 1]! };
}

/** What one document is about, in the order of the concepts. All postings are looked through: a millisecond or two. */
export function conceptsOfDocument(
  { concepts, first, docs, weights }: ConceptPostings,
  doc: number,
): { readonly concept: number; readonly weight: number }[] {
  const found: { concept: number; weight: number }[] = [];
  let place = 0;
  for (let at = docs.indexOf(doc); at >= 0; at = docs.indexOf(doc, at + 1)) {
    while (first[place + 1]! <= at) place++;
    found.push({ concept: concepts[place]!, weight: weights[at]! });
  }
  return found;
}

/** Gathers postings and lays them out by concept. */
export class ConceptPostingsWriter {
  readonly #concepts = new GrowingU32();
  readonly #docs = new GrowingU32();
  readonly #weights = new GrowingU8();

  /** Adds a posting; the document's number may be provisional (see `sections`). */
  add(concept: number, doc: number, weight: number): void {
    this.#concepts.push(concept);
    this.#docs.push(doc);
    this.#weights.push(weight);
  }

  /** Gives the memory back at once. */
  free(): void {
    this.#concepts.free();
    this.#docs.free();
    this.#weights.free();
  }

  /** None where there are no postings. `renumbered` gives the final number of a document, or -1 for one that is left out. */
  sections(documents: number, renumbered: (doc: number) => number): Record<string, SectionArray> {
    const given = this.#concepts.view();
    const weights = this.#weights.view();
    const docs = new Int32Array(given.length);
    const kept = new Uint32Array(given.length);
    let size = 0;
    let bound = 0;
    for (let at = 0; at < given.length; at++) {
      docs[at] = renumbered(this.#docs.get(at));
      if (docs[at]! < 0) continue;
      kept[size++] = at;
      bound = Math.max(bound, given[at]! + 1);
    }
    if (size === 0) return {};
    const order = inOrderOf(given, bound, inOrderOf(docs, documents, kept.subarray(0, size)));
    const concepts = new GrowingU32();
    const first = new GrowingU32();
    const sorted = { docs: new Uint16Array(size), weights: new Uint8Array(size) };
    let last = -1;
    for (let place = 0; place < size; place++) {
      const at = order[place]!;
      sorted.docs[place] = docs[at]!;
      sorted.weights[place] = weights[at]!;
      if (given[at] === last) continue;
      last = given[at]!;
      concepts.push(last);
      first.push(place);
    }
    first.push(size);
    return {
      'concepts.values': concepts.view(),
      'concepts.first': first.view(),
      'concepts.docs': sorted.docs,
      'concepts.weights': sorted.weights,
    };
  }
}

/** The places in the order of their keys, which are below `bound`; those of one key stay in the order given. */
function inOrderOf(keys: ArrayLike<number>, bound: number, places: Uint32Array): Uint32Array {
  const next = new Uint32Array(bound + 1);
  for (let at = 0; at < places.length; at++) next[keys[places[at]!]! + 1]!++;
  for (let key = 0; key < bound; key++) next[key + 1]! += next[key]!;
  const ordered = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at++) ordered[next[keys[places[at]!]!]!++] = places[at]!;
  return ordered;
}

const NONE: ConceptPostings = {
  concepts: new Uint32Array(0),
  first: new Uint32Array(1),
  docs: new Uint16Array(0),
  weights: new Uint8Array(0),
};

export function readConceptPostings(file: SectionFile): ConceptPostings {
  if (!file.has('concepts.values')) return NONE;
  return {
    concepts: file.u32('concepts.values'),
    first: file.u32('concepts.first'),
    docs: file.u16('concepts.docs'),
    weights: file.u8('concepts.weights'),
  };
}
