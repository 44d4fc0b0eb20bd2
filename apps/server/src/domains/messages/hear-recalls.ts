import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { EventConsumer } from '../../platform/events/event-consumer.ts';
import { loanRecalled } from '../circulation/desk/loan-recalled.ts';
import { tellReaders } from './tell-readers.ts';

/** Tells readers that what they have is called back, and until which day. */
export const hearRecalls: EventConsumer = {
  name: 'messages-of-recalls',
  hears: loanRecalled,
  async act(deps, tenantId, loanIds) {
    const tenant = await deps.tenants.byId(tenantId);
    const news = tenant && (await deps.ils.of(tenant).news?.ofRecalled(loanIds));
    if (!news) return;
    if (isRefusal(news)) throw new Error('the library system does not say what is called back');
    const messages = news.map(({ patronId, loanId, bibId, title, dueDate }) => ({
      patronId,
      kind: 'loanRecalled' as const,
      facts: { works: [{ recordId: bibId, title, day: dueDate, place: '' }], reason: '' },
      key: `recalled/${loanId}/${dueDate}`,
      ways: [],
    }));
    await tellReaders(deps, tenant, messages);
  },
};
