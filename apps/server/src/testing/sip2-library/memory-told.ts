import type { ToldPayment, ToldPayments } from '../../ports/ils/telling/told-payments.ts';

/** What was told of payments, for tests that have no database. */
export function memoryTold(): ToldPayments {
  const kept = new Map<string, ToldPayment>();
  const key = (tenantId: string, reference: string) => `${tenantId} ${reference}`;
  return {
    find: async (tenantId, reference) => kept.get(key(tenantId, reference)),
    async begin(tenantId, payment, at) {
      const name = key(tenantId, payment.reference);
      if (kept.has(name)) return false;
      kept.set(name, { ...payment, state: 'telling', begunAt: at, changedAt: at });
      return true;
    },
    async note(tenantId, { reference, changedAt }, state, at) {
      const name = key(tenantId, reference);
      const seen = kept.get(name);
      if (seen?.changedAt !== changedAt || seen.state !== 'telling') return false;
      kept.set(name, { ...seen, state, changedAt: at });
      return true;
    },
    async booked(_tenantId, patronId) {
      const own = [...kept.values()].filter((one) => one.patronId === patronId && one.state === 'booked');
      return { total: own.length, payments: own };
    },
  };
}
