import { describe, expect, it } from 'vitest';
import { Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { ValueRegistry, ValueTables } from './value-tables.ts';

/** One document for each number: its title holds the word so many times. */
function segmentWithRepeats(repeats: readonly number[]): Segment {
  const builder = new SegmentBuilder(new ValueRegistry(new ValueTables([])));
  repeats.forEach((times, number) => {
    builder.add({
      id: String(number).padStart(4, '0'),
      text: { title: ['word '.repeat(times)] },
      keywords: {},
      facets: {},
      sort: { title: '', author: '', year: 2000, added: 1, popularity: 0 },
    });
  });
  return new Segment(builder.finish());
}

describe('positions of postings', () => {
  it('begin where those before end, however often a document repeats a word', () => {
    const repeats = [1, 2, 127, 1, 128, 3, 1, 254, 2, 255, 1, 300, 1, ...Array(150).fill(1), 129, 1, 600, 5];
    const segment = segmentWithRepeats(repeats);
    const first = segment.first[segment.terms.find('word')]!;
    let firstPlace: number | undefined;
    repeats.forEach((times, doc) => {
      const start = segment.positionStart(first + doc);
      firstPlace ??= segment.places[start];
      expect(segment.positionCount(first + doc)).toBe(times);
      const places = Array.from(segment.places.subarray(start, start + times));
      expect(places).toEqual(Array.from({ length: times }, (_, place) => firstPlace! + place));
    });
  });
});
