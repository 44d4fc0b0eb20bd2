import { LINK_SHELVES, LINK_STATES } from '@lectern/contracts/resources/links/link';
import { listLinks } from '@lectern/contracts/resources/links/list-links';
import { later } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentLinks } from '../present-links.ts';
import { countListed, pageOfListed } from '../store/listed-links.ts';

const DAY_SECONDS = 86_400;

export const listLinksCall = implement(listLinks)(async ({ input, context: { tenant, language }, deps }) => {
  const { shelf, state, source, olderThanDays, atLeast, page, rows } = input;
  const foundBefore =
    olderThanDays === undefined ? undefined : later(deps.clock.now(), -olderThanDays * DAY_SECONDS);
  const place = { offset: (page - 1) * rows, limit: rows };
  const [{ total, links }, counts] = await Promise.all([
    pageOfListed(deps.db, tenant.id, { shelf, state, source, foundBefore, atLeast }, place),
    countListed(deps.db, tenant.id),
  ]);
  const sum = (some: typeof counts) => some.reduce((all, { count }) => all + count, 0);
  const found = counts.filter((one) => one.shelf === shelf && one.isFound);
  return {
    total,
    links: await presentLinks(deps, { tenantId: tenant.id, language }, links),
    shelves: LINK_SHELVES.map((one) => ({
      shelf: one,
      count: sum(counts.filter((counted) => counted.shelf === one)),
    })),
    states: LINK_STATES.map((one) => ({
      state: one,
      count: sum(found.filter((counted) => counted.state === one)),
    })).filter(({ count }) => count > 0),
    isOn: tenant.settings.eresources.linkCheck.isOn,
  };
});
