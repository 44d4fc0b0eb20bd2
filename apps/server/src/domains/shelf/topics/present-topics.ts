import type { StaffTopic, TopicLink, TopicSummary, topicDetail } from '@lectern/contracts/shelf/topics/topic';
import type * as z from 'zod';
import { cleanHtml } from '../../../platform/clean-html.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { coverUrl } from '../booklists/cover-name.ts';
import { presentOpenLists } from '../booklists/present-open-lists.ts';
import { listIdsOf } from './store/topic-list-store.ts';
import type { TopicTable } from './tables.ts';

type Topic = z.infer<typeof topicDetail>;
type Needed = Pick<Deps, 'db' | 'config' | 'clock'>;

/** A topic among others. */
export function presentTopic(deps: Pick<Deps, 'config'>, tenant: Tenant, row: TopicTable): TopicSummary {
  return {
    id: row.id,
    title: row.title,
    className: row.class_name,
    summary: row.summary,
    imgUrl: coverUrl(deps, tenant, row.cover_file),
    shownFrom: row.shown_from,
    shownTo: row.shown_to,
    updatedAt: row.updated_at,
  };
}

/** A topic with its text, the lists that are open to everybody now, and its links. */
export async function presentWhole(
  deps: Needed,
  viewer: { readonly tenant: Tenant; readonly patronId: string | undefined },
  row: TopicTable,
): Promise<Topic> {
  const listIds = await listIdsOf(deps.db, viewer.tenant.id, row.id);
  return {
    ...presentTopic(deps, viewer.tenant, row),
    // Cleaned when it was saved; once more, because the rules of then may have been other ones.
    text: cleanHtml(row.body),
    lists: await presentOpenLists(deps, viewer, listIds),
    links: fromJson<TopicLink[]>(row.links),
  };
}

/** What only staff see of a topic. */
export function staffFacts(row: TopicTable): Pick<StaffTopic, 'isOpen' | 'isFeatured' | 'version'> {
  return { isOpen: row.is_open === 1, isFeatured: row.is_featured === 1, version: row.version };
}

/** A topic as staff change it. */
export async function presentForStaff(deps: Needed, tenant: Tenant, row: TopicTable): Promise<StaffTopic> {
  const topic = await presentWhole(deps, { tenant, patronId: undefined }, row);
  return { ...topic, ...staffFacts(row), listIds: await listIdsOf(deps.db, tenant.id, row.id) };
}
