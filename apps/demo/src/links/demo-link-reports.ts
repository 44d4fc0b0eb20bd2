import { demoDatabases } from '../databases/demo-databases.ts';
import type { DemoTenant } from '../demo-tenant.ts';

/** What readers of a demo library told of a link. */
export interface DemoLinkReport {
  /** The code of the database. */
  readonly database: string;
  readonly trouble: 'doesNotOpen' | 'wrongContent' | 'asksPassword';
  readonly note: string;
  /** How many readers told the same, and how many days ago the last one did. */
  readonly count: number;
  readonly daysAgo: number;
}

const REPORTS = [
  { trouble: 'asksPassword', note: '在校外打开时要求输入密码。', count: 4, daysAgo: 1 },
  { trouble: 'doesNotOpen', note: 'Only a white page since Monday.', count: 2, daysAgo: 3 },
  { trouble: 'wrongContent', note: '', count: 1, daysAgo: 9 },
] as const;

/** Reports about the first databases of a demo library. */
export function demoLinkReports(tenant: DemoTenant): readonly DemoLinkReport[] {
  const databases = demoDatabases(tenant);
  return REPORTS.flatMap((report, at) => {
    const database = databases[at];
    return database ? [{ ...report, database: database.code }] : [];
  });
}
