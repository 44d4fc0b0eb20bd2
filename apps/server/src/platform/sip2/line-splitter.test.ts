import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineSplitter } from './line-splitter.ts';

const texts = (lines: readonly Buffer[] | undefined) => lines?.map((line) => line.toString());

describe('the lines of a connection', () => {
  it('end with CR, LF or both, and empty ones are left out', () => {
    const splitter = createLineSplitter(100);
    expect(texts(splitter.push(Buffer.from('one\rtwo\r\nthree\n\n\rfo')))).toEqual(['one', 'two', 'three']);
    expect(texts(splitter.push(Buffer.from('ur\r')))).toEqual(['four']);
  });

  it('are the same however their bytes arrive', () => {
    const pieces = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 6 });
    fc.assert(
      fc.property(pieces, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (lines, sizes) => {
        const splitter = createLineSplitter(100);
        let rest = Buffer.from(lines.map((line) => `${line}\r\n`).join(''));
        const read: string[] = [];
        while (rest.length > 0) {
          const size = sizes.next().value ?? 1;
          read.push(...(texts(splitter.push(rest.subarray(0, size))) ?? []));
          rest = rest.subarray(size);
        }
        expect(read).toEqual(lines);
      }),
    );
  });

  it('are given up once one is longer than allowed', () => {
    const splitter = createLineSplitter(8);
    expect(texts(splitter.push(Buffer.from('12345678\r')))).toEqual(['12345678']);
    expect(splitter.push(Buffer.alloc(10_000_000, 0x41))).toBeUndefined();
    expect(splitter.push(Buffer.from('ok\r'))).toBeUndefined();
  });
});
