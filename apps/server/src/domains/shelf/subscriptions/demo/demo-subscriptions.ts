import type { Rhythm, SubscriptionKind } from '@lectern/contracts/shelf/subscriptions/subscription';
import type { DemoTenant } from '@lectern/demo/demo-tenant';

export interface DemoSubscription {
  /** The reader's account. */
  readonly reader: string;
  readonly kind: SubscriptionKind;
  /** As a record has it in its title, among its authors or in its headings. */
  readonly term: string;
  readonly rhythm: Rhythm;
  /** Begun so many days ago. */
  readonly days: number;
}

/** What some readers of the demo libraries watch. */
export const DEMO_SUBSCRIPTIONS: Readonly<Record<DemoTenant, readonly DemoSubscription[]>> = {
  demo: [
    { reader: '20230016', kind: 'author', term: '余华', rhythm: 'daily', days: 120 },
    { reader: '20230016', kind: 'subject', term: '中国历史', rhythm: 'weekly', days: 60 },
    { reader: '20230016', kind: 'search', term: '红楼梦', rhythm: 'weekly', days: 45 },
    { reader: '20230017', kind: 'subject', term: 'Computer programming', rhythm: 'weekly', days: 90 },
  ],
  harbour: [
    { reader: 'H1003', kind: 'subject', term: 'Sea stories', rhythm: 'weekly', days: 80 },
    { reader: 'H1003', kind: 'author', term: 'Verne, Jules', rhythm: 'daily', days: 30 },
    { reader: 'H9001', kind: 'search', term: 'Aubrey', rhythm: 'weekly', days: 50 },
  ],
};
