import type { InterlibraryNote } from '@lectern/contracts/counter/interlibrary/request-view';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import type { UnfilledReason } from '@lectern/rules/interlibrary/steps';

/** A request between the demo libraries, as both of them know it. */
export interface DemoRequest {
  readonly id: string;
  readonly number: string;
  /** The library of the reader; the other one lends. */
  readonly borrower: DemoTenant;
  readonly account: string;
  readonly pickupLibrary: string;
  /** The title of a record of the library that lends. */
  readonly title: string;
  readonly note?: string;
  readonly reason?: UnfilledReason;
  /** What was said, with the days that have passed since; the first is the request, and the last is its step. */
  readonly said: readonly {
    readonly what: Extract<InterlibraryNote, 'asked' | 'promised' | 'sent' | 'received' | 'unfilled'>;
    readonly daysAgo: number;
    readonly note?: string;
  }[];
}

const LONGITUDE =
  'Longitude : the true story of a lone genius who solved the greatest scientific problem of his time';

/** One request that waits, and one that was refused. No copy is away. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    id: '019b0000-0000-7000-8000-000000000001',
    number: 'L26010100000001',
    borrower: 'demo',
    account: '20230017',
    pickupLibrary: 'MAIN',
    title: LONGITUDE,
    note: '课程论文参考',
    said: [{ what: 'asked', daysAgo: 1 }],
  },
  {
    id: '019b0000-0000-7000-8000-000000000002',
    number: 'L26010100000002',
    borrower: 'harbour',
    account: 'H1003',
    pickupLibrary: 'LIGHT',
    title: '聊斋志异',
    reason: 'NotOnShelf',
    said: [
      { what: 'asked', daysAgo: 9 },
      { what: 'unfilled', daysAgo: 8, note: 'We looked for it twice.' },
    ],
  },
];
