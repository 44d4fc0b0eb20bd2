import { describe, expect, it } from 'vitest';
import { growthOf, slowTextOf } from './time-growth.ts';

describe('the search for slow expressions', () => {
  it.each([
    // Runs that are taken again from each of their characters.
    /^\s*@\w+\s*\{/m,
    /\s+$/,
    /(?:00)+$/,
    /\s*,\s*/,
    /[^\s@]+@\w+/g,
    /^[^\p{L}]+|[^\p{L}]+$/gu,
    /<[^>]*>/g,
    /"(?:[^"\\]|\\.)*"/s,
    // Long words that begin again and again.
    /<div class="left">.*?<\/div>/s,
    /Version\/.*Safari\//,
    // Two repetitions that can share a run.
    /^-?\d*\.?\d+(?:px)?$/i,
    /^(?:id|no)0*(\d+)$/,
    /^(.+?), ([^,]*\d{2,4}-[^,]*)$/,
    /^(\d+)\s*\.?\s*(?:st|nd)?\.?\s*ed$/,
    // A repetition of a repetition.
    /^(?:a+)+$/,
    /^(?:[\d.]+(?:px)?[\s,]*){1,200}$/,
    /^(?:(?:bed(?:time)?|time|book)\W*)+$/,
    /(?:\s+[^\p{L}\s]+)+\s*$/u,
  ])('finds that %s is slow', ({ source, flags }) => {
    expect(growthOf(source, flags)).toBeDefined();
  });

  it.each([
    /^[ \t]*@\w+\s*\{/m,
    /(?<!\s)\s+$/,
    /(?:(?<!\s)\s+)?,\s*/,
    /[^\s@]+(@\w+)?/g,
    /<[^>]*>?/g,
    /"(?:[^"\\]|\\.)*"?/s,
    /^(?:\d+(?:\.\d+)?|\.\d+)(?:px)?$/i,
    /^(?:id|no)0*([1-9]\d*|0)$/,
    /^(?:(?:bed|time|book)\W*)+$/,
    /《([^《》]{1,300})》/u,
    /^[A-Za-z0-9._-]{1,64}$/,
    /\p{Script=Han}+|[a-z]+/giu,
  ])('lets %s pass', ({ source, flags }) => {
    expect(growthOf(source, flags)).toBeUndefined();
  });

  it('finds a text of some length that takes too long', () => {
    expect(slowTextOf('^(?:a+)+$', '', { length: 100, most: 20 })).toBeDefined();
    expect(slowTextOf('\\s+$', '', { length: 1_000, most: 20 })).toBeUndefined();
  });
});
