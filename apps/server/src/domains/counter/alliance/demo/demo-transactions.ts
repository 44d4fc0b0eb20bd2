import type { DemoTenant } from '@lectern/demo/demo-tenant';
import type { AllianceStep } from '@lectern/rules/alliance/steps';

/** A loan between the demo libraries, as both of them know it. */
export interface DemoTransaction {
  readonly id: string;
  readonly number: string;
  /** The library of the reader; the other one lends. */
  readonly borrower: DemoTenant;
  readonly account: string;
  readonly pickupLibrary: string;
  /** The title of a record of the library that lends. */
  readonly title: string;
  readonly reason?: string;
  /** What happened, with the days that have passed since; the first is the request. */
  readonly moves: readonly { readonly step: AllianceStep; readonly daysAgo: number }[];
}

const LONGITUDE =
  'Longitude : the true story of a lone genius who solved the greatest scientific problem of his time';

/** Requests that wait, one that was refused, and loans that are over. No copy is away now. */
export const DEMO_TRANSACTIONS: readonly DemoTransaction[] = [
  {
    id: '019a0000-0000-7000-8000-000000000001',
    number: 'A260101000001',
    borrower: 'demo',
    account: '20230017',
    pickupLibrary: 'MAIN',
    title: LONGITUDE,
    moves: [{ step: 'asked', daysAgo: 2 }],
  },
  {
    id: '019a0000-0000-7000-8000-000000000002',
    number: 'A260101000002',
    borrower: 'harbour',
    account: 'H1003',
    pickupLibrary: 'LIGHT',
    title: '聊斋志异',
    moves: [
      { step: 'asked', daysAgo: 3 },
      { step: 'accepted', daysAgo: 1 },
    ],
  },
  {
    id: '019a0000-0000-7000-8000-000000000003',
    number: 'A260101000003',
    borrower: 'demo',
    account: '20230017',
    pickupLibrary: 'MAIN',
    title: 'Lord Jim',
    moves: [
      { step: 'asked', daysAgo: 61 },
      { step: 'accepted', daysAgo: 60 },
      { step: 'sent', daysAgo: 58 },
      { step: 'arrived', daysAgo: 54 },
      { step: 'on_loan', daysAgo: 53 },
      { step: 'sent_back', daysAgo: 30 },
      { step: 'returned', daysAgo: 26 },
    ],
  },
  {
    id: '019a0000-0000-7000-8000-000000000004',
    number: 'A260101000004',
    borrower: 'harbour',
    account: 'H1003',
    pickupLibrary: 'LIGHT',
    title: '全唐诗',
    reason: 'Reading room only. We can scan a chapter for you.',
    moves: [
      { step: 'asked', daysAgo: 12 },
      { step: 'refused', daysAgo: 10 },
    ],
  },
];
