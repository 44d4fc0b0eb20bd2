// @vitest-environment happy-dom

import { type BibDetail, CLASS_SCHEMES, TITLE_KINDS } from '@lectern/contracts/collection/detail/get-bib';
import { ITEM_STATUSES } from '@lectern/contracts/collection/holdings/item-view';
import { listSearchHistory } from '@lectern/contracts/discovery/searches/list-search-history';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { PATRON_STATUSES } from '@lectern/contracts/lending/patron/get-patron';
import { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { READER_SETTING_VALUES } from '@lectern/contracts/people/account/reader-setting';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Facts } from '../features/collection/detail/components/facts.tsx';
import { ItemTable } from '../features/collection/detail/components/item-table.tsx';
import { ProfileSection } from '../features/people/account/sections/profile-section.tsx';
import { NextDue } from '../features/shelf/home/components/next-due.tsx';
import { AccountNotice } from '../features/shelf/personal/components/account-notice.tsx';
import { LoanRow } from '../features/shelf/personal/components/loan-row.tsx';
import type { RenewalRow } from '../features/shelf/personal/renewal-outcome.ts';
import { draw, inLanguage, signedIn } from '../testing/draw.tsx';
import { answers, libraryServer } from '../testing/library-server.ts';
import { loan, patron as patronOf } from '../testing/loan-fixtures.ts';

const RENEWED: RenewalRow = {
  loanId: 'l1',
  title: '',
  renewed: true,
  normReturnDate: '2026-04-30',
  dueTime: null,
  refusal: null,
  renewFrom: null,
};

const NO_FACTS = {
  publishers: [],
  imprints: [],
  physical: [],
  series: [],
  subjects: [],
  isbns: [],
  issns: [],
  languages: [],
} as const;

/** What a key without words looks like on a page: `status.guarantor`. */
const RAW_KEY = /[a-z]\w*\.[a-z]\w*/;

const server = libraryServer();

describe.each(LANGUAGES)('in %s', (language) => {
  inLanguage(language);
  beforeEach(() => {
    signedIn();
    server.use(
      answers(listLoanRules, { groupName: '', maxLoans: null, rules: [] }),
      answers(getReaderSetting, ({ code }) => ({ code, value: READER_SETTING_VALUES[code][0] })),
      answers(listSearchHistory, { kept: true, entries: [] }),
    );
  });

  /** The text of what is drawn, which has words and no raw key. */
  async function wordsOf(drawn: React.ReactNode): Promise<string> {
    draw(<div data-testid="drawn">{drawn}</div>);
    const text = (await screen.findByTestId('drawn')).textContent ?? '';
    expect(text).not.toMatch(RAW_KEY);
    return text;
  }

  describe.each(PATRON_STATUSES)('an account that is %s', (status) => {
    const patron = patronOf({ status });
    it('has a sentence on the home page', async () => {
      expect(await wordsOf(<NextDue patron={patron} loans={[]} />)).not.toBe('');
    });

    it('has a notice, unless nothing is wrong', async () => {
      const words = await wordsOf(<AccountNotice patron={patron} />);
      expect(words === '').toBe(status === 'normal');
    });

    it('has a name among the data of the reader', async () => {
      expect(await wordsOf(<ProfileSection patron={patron} />)).not.toBe('');
    });
  });

  it.each(ITEM_STATUSES)('has a name for an item that is %s', async (status) => {
    const item = {
      itemId: 'i1',
      barcode: '1',
      propNo: '1',
      libCode: 'MAIN',
      libName: '',
      locationId: '',
      locationName: '',
      callNo: '',
      yearVol: '',
      itemType: 'book',
      status,
      dueDate: null,
      dueTime: null,
    };
    await wordsOf(<ItemTable items={[item]} shelfOf={new Map()} />);
    expect(screen.getAllByRole('cell').at(-1)?.textContent).not.toBe('');
  });

  it.each(TITLE_KINDS)('has a name for a title that is %s', async (kind) => {
    const bib = { ...NO_FACTS, classes: [], otherTitles: [{ kind, value: 'A' }] };
    expect(await wordsOf(<Facts bib={bib as unknown as BibDetail} />)).toMatch(/A/);
  });

  it.each(CLASS_SCHEMES)('has a name for the classification %s', async (scheme) => {
    const bib = { ...NO_FACTS, otherTitles: [], classes: [{ scheme, notation: 'A', name: '' }] };
    expect(await wordsOf(<Facts bib={bib as unknown as BibDetail} />)).toMatch(/A.*\S/);
  });

  it.each<[string, Partial<LoanView>, RenewalRow | undefined]>([
    ['overdue', { daysLeft: -1 }, undefined],
    ['due today', { daysLeft: 0 }, undefined],
    ['due later', {}, undefined],
    ['called back', { recalled: true }, undefined],
    ['renewable later', { canRenew: false, renewFrom: '2026-03-20' }, undefined],
    ['renewed for the last time', {}, RENEWED],
    ['renewed', {}, { ...RENEWED, renewFrom: '2026-04-01' }],
  ])('has words for a loan that is %s', async (_name, change, outcome) => {
    await wordsOf(
      <LoanRow
        loan={loan({ renewCount: 1, overdueFine: { amount: 10, currency: 'CNY' }, ...change })}
        outcome={outcome}
        chosen={false}
        busy={false}
        onChoose={() => undefined}
        onRenew={() => undefined}
      />,
    );
  });
});
