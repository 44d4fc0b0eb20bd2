import type { DemoTenant } from '../demo-tenant.ts';
import { CHINESE_DATABASES } from './chinese-databases.ts';
import type { DemoDatabase } from './demo-database.ts';
import { OTHER_DATABASES } from './other-databases.ts';

/** The databases of a demo library: a university has all of them. */
export function demoDatabases(tenant: DemoTenant): readonly DemoDatabase[] {
  const all = [...CHINESE_DATABASES, ...OTHER_DATABASES];
  return tenant === 'demo' ? all : all.filter(({ isEverywhere }) => isEverywhere);
}
