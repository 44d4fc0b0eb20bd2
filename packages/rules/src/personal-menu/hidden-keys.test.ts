import { describe, expect, it } from 'vitest';
import { isKeyHidden } from './hidden-keys.ts';

const library = (libTypeCode: string, shown: number[] = [], hidden: number[] = []) => ({
  libTypeCode,
  personalMenuShown: shown,
  personalMenuNotShown: hidden,
});

describe('what the type of a library hides', () => {
  it('is thesis check, unless the type is 2', () => {
    expect(isKeyHidden(19, library('2'))).toBe(false);
    for (const type of ['', '1', '3', 'other']) expect(isKeyHidden(19, library(type))).toBe(true);
  });

  it('is leaving school in a public library', () => {
    expect(isKeyHidden(14, library('3'))).toBe(true);
    for (const type of ['', '1', '2']) expect(isKeyHidden(14, library(type))).toBe(false);
  });

  it('is shown where the settings of the library name it', () => {
    expect(isKeyHidden(14, library('3', [14]))).toBe(false);
    expect(isKeyHidden(19, library('1', [5, 19]))).toBe(false);
  });

  it('is nothing that settings hide: these hold in every type', () => {
    expect(isKeyHidden(19, library('2', [19], [19]))).toBe(true);
    expect(isKeyHidden(8, library('1', [], [8]))).toBe(true);
  });
});
