import { describe, expect, it } from 'vitest';
import { clcPath } from './clc-path.ts';

describe('class path', () => {
  it.each([
    ['I242.4', ['I', 'I2', 'I24', 'I242', 'I242.4']],
    ['TP312', ['T', 'TP', 'TP3', 'TP31', 'TP312']],
    ['K825.2', ['K', 'K8', 'K82', 'K825', 'K825.2']],
    ['I', ['I']],
    ['E251-53', ['E', 'E2', 'E25', 'E251']],
    ['[X-019]', ['X']],
    ['{D922.59}', ['D', 'D9', 'D92', 'D922', 'D922.5', 'D922.59']],
    ['K876.3=49', ['K', 'K8', 'K87', 'K876', 'K876.3']],
    ['TP311.561', ['T', 'TP', 'TP3', 'TP31', 'TP311', 'TP311.5', 'TP311.56', 'TP311.561']],
    ['F407.615.1', ['F', 'F4', 'F40', 'F407', 'F407.6', 'F407.61', 'F407.615', 'F407.615.1']],
    ['ｉ247.5', ['I', 'I2', 'I24', 'I247', 'I247.5']],
  ])('of %s goes from its main class down', (notation, path) => {
    expect(clcPath(notation)).toEqual(path);
  });

  it('is empty for what is no notation of the classification', () => {
    for (const text of ['', '895.1348', 'LMN', 'W12', '中国']) expect(clcPath(text)).toEqual([]);
  });
});
