import { navigationOf } from '@lectern/contracts/shelf/activity/events';
import { listActivityRecords } from '@lectern/contracts/shelf/activity/list-activity-records';
import { implement } from '../../../../platform/http/implement.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { countActivity, listActivity, listChoices } from '../activity-store.ts';
import { keptSince } from '../kept-since.ts';
import { writeWaiting } from '../note-activity.ts';

export const listActivityRecordsCall = implement(listActivityRecords)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  await writeWaiting(deps);
  const since = keptSince(tenant, deps.clock.now());
  const page = { since, offset: (input.page - 1) * input.rows, limit: input.rows };
  const [total, rows, choices] = await Promise.all([
    countActivity(deps.db, tenant.id, patron.id, since),
    listActivity(deps.db, tenant.id, patron.id, page),
    listChoices(deps.db, tenant.id, [patron.id]),
  ]);
  const works = rows.filter(({ event }) => event !== 'navigate').map(({ subject }) => subject);
  const bibs = await findBibs(deps.db, tenant.id, works);
  return {
    total,
    isOn: choices.get(patron.id)?.is_off !== 1,
    keptDays: tenant.settings.policy.activityDays,
    records: rows.map(({ id, event, subject, occurred_at }) => {
      const bib = event === 'navigate' ? undefined : bibs.get(subject)?.bib;
      const named = bib && listedBib(bib);
      return {
        id,
        event,
        at: occurred_at,
        bib: named ? { recordId: subject, title: named.title, author: named.author } : null,
        navigation: event === 'navigate' ? (navigationOf(Number(subject)) ?? null) : null,
      };
    }),
  };
});
