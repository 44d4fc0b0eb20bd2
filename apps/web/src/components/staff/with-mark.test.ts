import { describe, expect, it } from 'vitest';
import { withMark } from './with-mark.ts';

describe('a mark in a text', () => {
  it('stands around what is selected, which stays selected', () => {
    const { text, from, to } = withMark('a bold word', { from: 2, to: 6 }, 'bold');
    expect(text).toBe('a <strong>bold</strong> word');
    expect(text.slice(from, to)).toBe('bold');
  });

  it('is opened where nothing is selected, with the place to write between its tags', () => {
    const { text, from, to } = withMark('', { from: 0, to: 0 }, 'heading');
    expect(text).toBe('<h2></h2>');
    expect([from, to]).toEqual([4, 4]);
  });

  it('makes an entry of each selected line', () => {
    expect(withMark('x\none\n\ntwo', { from: 2, to: 10 }, 'list').text).toBe(
      'x\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    );
    expect(withMark('', { from: 0, to: 0 }, 'numbers').text).toBe('<ol>\n<li></li>\n</ol>');
  });
});
