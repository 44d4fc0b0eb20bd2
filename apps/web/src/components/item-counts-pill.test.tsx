// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../testing/draw.tsx';
import { ItemCountsPill } from './item-counts-pill.tsx';

inEnglish();

function drawCounts(itemCount: number, onShelfCount: number, loanableCount: number, earliestDue?: string) {
  draw(
    <ItemCountsPill counts={{ itemCount, onShelfCount, loanableCount }} earliestDue={earliestDue ?? null} />,
  );
}
const tone = (text: string) => screen.getByText(text).className;

describe('the counts of a work', () => {
  it('are green and say "to borrow" only if an item can be borrowed', () => {
    drawCounts(3, 2, 1);
    expect(tone('1 of 3 available to borrow')).toContain('ok');
    expect(screen.getByText('1 more to use in the library')).toBeDefined();
  });

  it('say that items on the shelf are for use in the library only', () => {
    drawCounts(2, 2, 0, '2026-03-12');
    expect(tone('In-library use only: 2 of 2')).not.toContain('ok');
    expect(screen.queryByText(/borrow/)).toBeNull();
  });

  it('say when the first comes back if none is on the shelf', () => {
    drawCounts(2, 0, 0, '2026-03-12');
    expect(screen.getByText(/^All on loan · first due/)).toBeDefined();
  });
});
