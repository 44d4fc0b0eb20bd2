import type { DemoTenant } from '../demo-tenant.ts';
import { CHINESE_LISTS } from './chinese-lists.ts';
import type { DemoList } from './demo-list.ts';
import { HARBOUR_LISTS } from './harbour-lists.ts';

/** The book lists of a demo library. */
export function demoLists(tenant: DemoTenant): readonly DemoList[] {
  return tenant === 'demo' ? CHINESE_LISTS : HARBOUR_LISTS;
}
