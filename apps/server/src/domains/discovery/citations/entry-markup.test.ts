import { describe, expect, it } from 'vitest';
import { entryHtml, entryText } from './entry-markup.ts';

describe('the entry of a citation processor', () => {
  it('keeps the markup that readers may see, and no number', () => {
    const entry = '<div class="csl-left-margin">[1]</div><div>A <i>title</i> <span class="x">b</span></div>';
    expect(entryHtml(entry)).toBe('A <i>title</i> b');
  });

  it('has no tag that is not closed', () => {
    expect(entryHtml('a <img src=x')).toBe('a');
    expect(entryText('a <b')).toBe('a ');
  });

  it.each(['<', '<div class="csl-left-margin">'])('is read in one pass if it is full of %s', (piece) => {
    expect(entryHtml(`a${piece.repeat(300_000)}`)).toBe('a');
    expect(entryText(`a${piece.repeat(300_000)}`)).toBe('a');
  });
});
