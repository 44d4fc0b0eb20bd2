import { ConceptPostingsWriter } from './concept-postings.ts';
import { type DocumentRow, layOutColumns } from './document-columns.ts';
import type { ColumnName } from './facet-columns.ts';
import { ordinalsOf } from './facet-slots.ts';
import { PostingsWriter } from './postings-writer.ts';
import { packSections, type SectionArray } from './section-file.ts';
import type { Segment } from './segment.ts';
import { isRemoved, type Tombstones } from './tombstones.ts';
import { WholeValuesWriter } from './whole-values.ts';

/** A segment and its removed documents. */
export interface MergeSource {
  readonly segment: Segment;
  readonly tombstones: Tombstones | undefined;
}

/**
 * Writes several segments as one and leaves out what was removed. The living documents of the sources are distinct and together no more
 * than a segment holds. Gives undefined where nothing lives.
 */
export function mergeSegments(sources: readonly MergeSource[]): SharedArrayBuffer | undefined {
  const order = orderById(sources);
  if (order.length === 0) return undefined;
  const renumbered = sources.map(({ segment }) => new Int32Array(segment.documents).fill(-1));
  order.forEach(({ source, doc }, place) => {
    renumbered[source]![doc] = place;
  });
  const postings = new PostingsWriter();
  mergePostings(postings, sources, renumbered);
  const rows = order.map(({ source, doc, id }) => rowOf(sources[source]!.segment, id, doc));
  const columns = layOutColumns(rows, (column, place) => {
    const { source, doc } = order[place]!;
    return columnOrdinals(sources[source]!.segment, column, doc);
  });
  const wholeValues = mergeWholeValues(sources, renumbered);
  const concepts = mergeConcepts(sources, renumbered, order.length);
  const merged = packSections(
    { documents: order.length },
    { ...postings.sections(), ...wholeValues, ...concepts, ...columns },
  );
  postings.free();
  return merged;
}

interface PlacedDocument {
  readonly id: string;
  readonly source: number;
  readonly doc: number;
}

function orderById(sources: readonly MergeSource[]): PlacedDocument[] {
  const documents: PlacedDocument[] = [];
  sources.forEach(({ segment, tombstones }, source) => {
    for (let doc = 0; doc < segment.documents; doc++) {
      if (!isRemoved(tombstones, doc)) documents.push({ id: segment.ids.get(doc), source, doc });
    }
  });
  return documents.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Walks the sorted dictionaries side by side. */
function mergePostings(
  writer: PostingsWriter,
  sources: readonly MergeSource[],
  renumbered: readonly Int32Array[],
): void {
  const cursors = sources.map(({ segment }) => ({
    segment,
    next: 0,
    term: segment.terms.size > 0 ? segment.terms.get(0) : undefined,
  }));
  for (;;) {
    let smallest: string | undefined;
    for (const { term } of cursors)
      if (term !== undefined && (smallest === undefined || term < smallest)) smallest = term;
    if (smallest === undefined) return;
    const postings: { segment: Segment; posting: number; doc: number }[] = [];
    cursors.forEach((cursor, source) => {
      if (cursor.term !== smallest) return;
      const { segment, next } = cursor;
      for (let posting = segment.first[next]!; posting < segment.first[next + 1]!; posting++) {
        const doc = renumbered[source]![segment.docs[posting]!]!;
        if (doc >= 0) postings.push({ segment, posting, doc });
      }
      cursor.next = next + 1;
      cursor.term = cursor.next < segment.terms.size ? segment.terms.get(cursor.next) : undefined;
    });
    writer.startTerm(smallest);
    postings.sort((a, b) => a.doc - b.doc);
    for (const { segment, posting, doc } of postings) {
      const from = segment.positionStart(posting);
      writer.add(
        doc,
        segment.masks[posting]!,
        segment.impacts[posting]!,
        segment.places,
        from,
        segment.positionCount(posting),
      );
    }
  }
}

function rowOf(segment: Segment, id: string, doc: number): DocumentRow {
  return {
    id,
    titleKey: segment.titleKey.keys.get(segment.titleKey.ranks[doc]!),
    authorKey: segment.authorKey.keys.get(segment.authorKey.ranks[doc]!),
    title: segment.titles.get(doc),
    year: segment.year[doc]!,
    added: segment.added[doc]!,
    popularity: segment.popularity[doc]!,
    rating: segment.rating[doc]!,
  };
}

function columnOrdinals(segment: Segment, name: ColumnName, doc: number): number[] {
  const column = segment.column(name);
  return column === undefined ? [] : ordinalsOf(column, doc);
}

function mergeWholeValues(
  sources: readonly MergeSource[],
  renumbered: readonly Int32Array[],
): Record<string, SectionArray> {
  const writer = new WholeValuesWriter();
  sources.forEach(({ segment }, source) => {
    const { hashes, tags, docs } = segment.wholeValues;
    for (let at = 0; at < hashes.length; at++) {
      const doc = renumbered[source]![docs[at]!]!;
      if (doc >= 0) writer.add(hashes[at]!, tags[at]!, doc);
    }
  });
  const sections = writer.sections((doc) => doc);
  writer.free();
  return sections;
}

function mergeConcepts(
  sources: readonly MergeSource[],
  renumbered: readonly Int32Array[],
  documents: number,
): Record<string, SectionArray> {
  const writer = new ConceptPostingsWriter();
  sources.forEach(({ segment: { concepts: postings } }, source) => {
    postings.concepts.forEach((concept, place) => {
      for (let at = postings.first[place]!; at < postings.first[place + 1]!; at++) {
        const doc = renumbered[source]![postings.docs[at]!]!;
        if (doc >= 0) writer.add(concept, doc, postings.weights[at]!);
      }
    });
  });
  const sections = writer.sections(documents, (doc) => doc);
  writer.free();
  return sections;
}
