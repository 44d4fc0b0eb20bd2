import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { wishAgreed } from '../recommendations/wish-agreed.ts';
import { agreedWish } from '../recommendations/wished-for-order.ts';
import { minorUnitsOf } from '../vendors/price-list/minor-units-of.ts';
import { newLine } from './lines/new-line.ts';
import { hasLineOfWish } from './store/line-search-store.ts';
import { writeLine } from './store/line-store.ts';

/** Staff agreed to a wish: its title stands in the basket, once. Databases are no titles. */
export const hearAgreedWishes: EventConsumer = {
  name: 'agreed-wishes',
  hears: wishAgreed,
  async act({ db, clock, tenants }, tenantId, wishIds) {
    const tenant = await tenants.byId(tenantId);
    if (!tenant) return;
    const home = tenant.settings.policy.currency;
    const now = clock.now().toISOString();
    for (const id of wishIds)
      await inTransaction(db, async (tx) => {
        const wish = await agreedWish(tx, tenantId, id);
        if (!wish || (await hasLineOfWish(tx, tenantId, id))) return;
        const line = newLine(
          tenantId,
          {
            title: wish.title,
            author: wish.author,
            publisher: wish.publisher,
            publish_year: /\d{4}/.exec(wish.publishTime)?.[0] ?? '',
            isbn: wish.standNo,
            vendor_id: '',
            vendor_number: '',
            wish_id: id,
            record_id: wish.recordId,
            // A price in another currency is looked up when a vendor is chosen.
            price: wish.currency === '' || wish.currency === home ? (minorUnitsOf(wish.price, home) ?? 0) : 0,
            currency: home,
            discount: 0,
            tax: 0,
            quantity: 1,
            note: '',
          },
          { addedBy: '', now },
        );
        await writeLine(tx, { line, copies: [], shares: [] });
      });
  },
};
