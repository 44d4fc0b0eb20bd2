import { demoLinkReports } from '@lectern/demo/links/demo-link-reports';
import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { idOfEresource } from '../../databases/any-eresource.ts';
import { entranceAddressesOf } from '../../databases/entrances/entrance-addresses.ts';
import { newLink } from '../new-link.ts';
import { reported } from '../reported.ts';
import { writeLink } from '../store/link-store.ts';

const DAY_SECONDS = 86_400;

/** What readers told of a few databases. Nothing outside is asked for it. */
export const linkSeed: DemoSeed = {
  tables: ['link'],
  async load({ db, clock }, { demo, tenantId }) {
    for (const { database, trouble, note, count, daysAgo } of demoLinkReports(demo)) {
      const eresourceId = await idOfEresource(db, tenantId, database);
      if (eresourceId === undefined) throw new Error(`the demo has no database ${database}`);
      const [first] = await entranceAddressesOf(db, tenantId, [eresourceId], []);
      if (!first) continue;
      const now = new Date(later(clock.now(), -daysAgo * DAY_SECONDS));
      const when = { now, today: now.toISOString().slice(0, 'YYYY-MM-DD'.length) };
      let link = newLink(tenantId, { ...first, titleId: '' }, now);
      for (let told = 1; told <= count; told += 1)
        link = reported(link, { trouble, note: told === count ? note : '' }, when);
      await inTransaction(db, (tx) => writeLink(tx, link));
    }
  },
};
