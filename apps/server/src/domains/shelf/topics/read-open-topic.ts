import type { topicDetail } from '@lectern/contracts/shelf/topics/topic';
import type * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { openToday } from './open-topics.ts';
import { presentWhole } from './present-topics.ts';
import { findOpenTopic } from './store/topic-store.ts';

/** A topic that everybody sees today; undefined for any other. */
export async function readOpenTopic(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  tenant: Tenant,
  id: string,
): Promise<z.infer<typeof topicDetail> | undefined> {
  const row = await findOpenTopic(deps.db, openToday(deps, tenant), id);
  return row && presentWhole(deps, { tenant, patronId: undefined }, row);
}
