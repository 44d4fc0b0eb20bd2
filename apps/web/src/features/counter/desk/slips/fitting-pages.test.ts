import { expect, it } from 'vitest';
import { fittingPages } from './fitting-pages.ts';

it('a page is as long as its slip with its margins', () => {
  expect(fittingPages([96 * 4])).toBe('@page slip-1 { size: 80mm 108mm; margin: 3mm; }');
});

it('a page is never shorter than it is wide', () => {
  expect(fittingPages([10])).toBe('@page slip-1 { size: 80mm 80mm; margin: 3mm; }');
});

it('slips of different lengths have pages of their own', () => {
  expect(fittingPages([400, 500]).match(/@page slip-\d+ \{ size: 80mm \d+mm/g)).toEqual([
    '@page slip-1 { size: 80mm 112mm',
    '@page slip-2 { size: 80mm 139mm',
  ]);
});
