import { inTurn } from '../in-turn.ts';
import type { LaneShare, StoredJob } from './claim-jobs.ts';
import { LANES, type Lane } from './lanes.ts';

/** Which slots of the lanes the jobs of this process have. `leaving`: the jobs that have ended and whose slots are as good as free. */
export function createLaneSlots() {
  const taken = new Map<string, Pick<StoredJob, 'lane' | 'share'>>();
  const served = new Map<Lane, string>();

  function countTaken(lane: Lane, leaving: ReadonlySet<string>, share?: string): number {
    let count = 0;
    for (const [id, job] of taken)
      if (job.lane === lane && (share === undefined || job.share === share) && !leaving.has(id)) count += 1;
    return count;
  }

  return {
    enter({ id, lane, share }: StoredJob): void {
      taken.set(id, { lane, share });
    },
    leave(id: string): void {
      taken.delete(id);
    },
    hasRoom(lane: Lane, leaving: ReadonlySet<string>): boolean {
      return countTaken(lane, leaving) < LANES[lane].slots;
    },
    /**
     * Deals the free slots of a lane one by one to the shares that have work, beginning behind the one that came last before, until none
     * is left or none of them may have more.
     */
    deal(lane: Lane, shares: readonly string[], leaving: ReadonlySet<string>): LaneShare[] {
      const { slots, perTenant } = LANES[lane];
      const waiting = inTurn(shares, served.get(lane) ?? '');
      const room = new Map(waiting.map((share) => [share, perTenant - countTaken(lane, leaving, share)]));
      const dealt = new Map<string, number>();
      let left = slots - countTaken(lane, leaving);
      for (let round = 0; round < perTenant && left > 0; round++) {
        for (const share of waiting) {
          if (left === 0 || (room.get(share) ?? 0) <= round) continue;
          dealt.set(share, round + 1);
          served.set(lane, share);
          left -= 1;
        }
      }
      return [...dealt].map(([share, count]) => ({ lane, share, slots: count }));
    },
  };
}
