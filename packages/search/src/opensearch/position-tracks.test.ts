import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../analysis/tokenize.ts';
import { anyText } from '../testing/any-text.ts';
import { TRACKS, TrackWriter, tracksOf } from './position-tracks.ts';

describe('tracks of positions', () => {
  it('put the same position at the same place of every track', () => {
    expect(tracksOfText('紅樓夢 by O’Brien')).toEqual([
      ['红', '楼', '梦', 'by', 'obrien'],
      ['红楼', '楼梦', '\u007f', '\u007f', 'o'],
      ['\u007f', '\u007f', '\u007f', '\u007f', 'brien'],
    ]);
  });

  it('hold every term at its position, in a track where a query looks for it', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const tracks = tracksOfText(text);
        const atPosition = new Map<number, Set<string>>();
        tokenize(text, (term, position) => {
          atPosition.set(position, (atPosition.get(position) ?? new Set()).add(term));
        });
        for (const [position, terms] of atPosition) {
          if (terms.size > TRACKS) continue;
          for (const term of terms)
            expect(tracksOf(term).some((track) => tracks[track]?.[position] === term)).toBe(true);
        }
      }),
    );
  });
});

function tracksOfText(text: string): string[][] {
  const writer = new TrackWriter();
  tokenize(text, (term, position) => writer.put(term, position));
  return writer.texts().map((line) => line.split(' '));
}
