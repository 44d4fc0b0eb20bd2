// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { BIB, FULL_TEXT, NO_HOLDINGS } from '../detail.fixtures.ts';
import type { Holdings } from '../holdings.ts';
import { AvailabilityCard } from './availability-card.tsx';

inEnglish();

function drawCard(holdings: Partial<Holdings>, links = BIB.links, onShowPlaces = () => undefined) {
  return draw(
    <AvailabilityCard
      bib={{ ...BIB, links }}
      holdings={{ ...NO_HOLDINGS, ...holdings }}
      onShowPlaces={onShowPlaces}
      requests={null}
      tools={null}
    />,
  );
}
const heading = async () => (await screen.findByRole('heading', { level: 2 })).textContent;

describe('the availability card', () => {
  it('says the best that a reader can do', async () => {
    drawCard({ itemCount: 2, onShelfCount: 2, loanableCount: 1 }, [FULL_TEXT]);
    expect(await heading()).toBe('Available to borrow');
  });

  it('does not offer to borrow what can only be read in the library', async () => {
    drawCard({ itemCount: 2, onShelfCount: 1, loanableCount: 0, earliestDue: '2026-03-12' });
    expect(await heading()).toBe('Available for use in the library');
    expect(screen.getByText(/^First copy to borrow is due back/)).toBeDefined();
  });

  it('says when the first comes back if all are out', async () => {
    drawCard({ itemCount: 2, earliestDue: '2026-03-12' });
    expect(await heading()).toBe('Not available now');
    expect(screen.getByText(/^All on loan · first due/)).toBeDefined();
  });

  it('names the site of a full text, and who may open it', async () => {
    drawCard({}, [FULL_TEXT]);
    expect(await heading()).toBe('Read it online');
    expect(screen.getByRole('link', { name: /^PDF/ }).getAttribute('href')).toBe(FULL_TEXT.url);
    expect(screen.getByText('example.org · On campus only')).toBeDefined();
  });

  it('leads to the other places', async () => {
    const onShowPlaces = vi.fn();
    const nearest = { libName: 'Main', locationName: 'Stacks', callNo: 'K1' };
    const counts = { itemCount: 3, onShelfCount: 3, loanableCount: 3 };
    const { user } = drawCard({ ...counts, nearest, otherPlaces: 2 }, [], onShowPlaces);
    await user.click(await screen.findByRole('button', { name: '2 other places' }));
    expect(onShowPlaces).toHaveBeenCalledOnce();
  });
});
