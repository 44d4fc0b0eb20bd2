import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredJob } from './claim-jobs.ts';
import { createLaneSlots } from './lane-slots.ts';
import { LANE_NAMES, LANES, type Lane } from './lanes.ts';

const NOBODY: ReadonlySet<string> = new Set();
const jobOf = (lane: Lane, share: string, number: number): StoredJob => ({
  id: `${lane}-${share}-${number}`,
  kind: 'test',
  lane,
  share,
  tenantId: share,
  payload: {},
  attempt: 1,
  maxAttempts: 1,
});

it('no lane has more jobs than slots, no tenant more than its share, and no slot stays free that a tenant may take', () => {
  const shares = fc.uniqueArray(fc.stringMatching(/^[a-f]{1,2}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...LANE_NAMES), shares, fc.nat({ max: 5 }), (lane, tenants, rounds) => {
      const slots = createLaneSlots();
      const running = new Map<string, number>();
      let number = 0;
      for (let round = 0; round <= rounds; round++) {
        for (const { share, slots: dealt } of slots.deal(lane, tenants, NOBODY)) {
          running.set(share, (running.get(share) ?? 0) + dealt);
          for (let one = 0; one < dealt; one++) slots.enter(jobOf(lane, share, number++));
        }
      }
      const { slots: most, perTenant } = LANES[lane];
      const all = [...running.values()].reduce((sum, count) => sum + count, 0);
      expect(Math.max(...running.values())).toBeLessThanOrEqual(perTenant);
      expect(all).toBe(Math.min(most, perTenant * tenants.length));
    }),
  );
});

it('tenants come in turn, however many they are', () => {
  const slots = createLaneSlots();
  const tenants = Array.from({ length: 50 }, (_, index) => `t${String(index).padStart(2, '0')}`);
  const served: string[] = [];
  for (let round = 0; served.length < tenants.length; round++) {
    for (const { lane, share, slots: count } of slots.deal('bulk', tenants, NOBODY)) {
      expect(count).toBe(1);
      served.push(share);
      slots.enter(jobOf(lane, share, round));
      slots.leave(`bulk-${share}-${round}`);
    }
  }
  expect(served).toEqual(tenants);
});
