import { demoDatabases } from '../databases/demo-databases.ts';
import type { DemoTenant } from '../demo-tenant.ts';
import { CHINESE_JOURNALS } from './chinese-journals.ts';
import type { DemoJournal } from './demo-journal.ts';
import { OTHER_JOURNALS } from './other-journals.ts';

/** The journals of the databases that a demo library has. */
export function demoJournals(tenant: DemoTenant): readonly DemoJournal[] {
  const codes = new Set(demoDatabases(tenant).map(({ code }) => code));
  return [...CHINESE_JOURNALS, ...OTHER_JOURNALS].filter(({ database }) => codes.has(database));
}
