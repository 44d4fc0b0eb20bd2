import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { dayBefore } from '../../../platform/jobs/expire-old-rows.ts';
import { checkLinkCall } from './calls/check-link.ts';
import { finishLinkCall } from './calls/finish-link.ts';
import { listLinksCall } from './calls/list-links.ts';
import { reportLinkCall } from './calls/report-link.ts';
import { setAsideLinkCall } from './calls/set-aside-link.ts';
import { takeOverLinkCall } from './calls/take-over-link.ts';
import { checkLinksOf, planLinks } from './rounds/links-in-background.ts';

/** What nobody asked and nobody told for so long is forgotten, with the notes of readers. */
const KEPT_DAYS = 400;

/** Links of databases and titles that fail: asked by a slow round, told by readers, in one list for staff. */
export const links: Domain = {
  calls: [checkLinkCall, finishLinkCall, listLinksCall, reportLinkCall, setAsideLinkCall, takeOverLinkCall],
  demo: async () => (await import('./demo/seed-links.ts')).linkSeed,
  expiries: [
    {
      table: 'link',
      isOver: (now) => {
        const day = dayBefore(now, KEPT_DAYS);
        return sql<boolean>`asked_at < ${day} and last_reported_at < ${day} and (asked_at <> '' or last_reported_at <> '')`;
      },
    },
    { table: 'link_host', isOver: (now) => sql<boolean>`rests_until < ${now.toISOString()}` },
  ],
  background: (deps) => ({ jobs: [planLinks(deps), checkLinksOf(deps)] }),
};
