// @vitest-environment happy-dom
import { getCalendarFeed } from '@lectern/contracts/lending/loans/get-calendar-feed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { loan, patron } from '../../../../testing/loan-fixtures.ts';
import { BorrowingSection } from './borrowing-section.tsx';

const server = libraryServer();
inEnglish();
beforeEach(signedIn);

describe('borrowing', () => {
  beforeEach(() =>
    server.use(
      answers(listLoans, { total: 1, renewable: 1, loans: [loan()] }),
      answers(getCalendarFeed, { createdAt: null }),
    ),
  );

  it('has past loans and their chart beside the current ones', async () => {
    draw(<BorrowingSection patron={patron()} AllianceLoans={() => null} />, {
      at: '/personalCenter/borrowing',
    });
    expect(await screen.findAllByRole('tab')).toHaveLength(3);
  });

  it('is the current loans alone where the library system tells no others, whatever the address says', async () => {
    draw(<BorrowingSection patron={patron()} AllianceLoans={() => null} />, {
      at: '/personalCenter/borrowing?tab=history',
      settings: { libraryCan: [] },
    });
    expect(await screen.findByRole('link', { name: 'Moby Dick' })).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
