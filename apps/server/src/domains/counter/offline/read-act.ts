import { OFFLINE_ACT_TOO_OLD, OFFLINE_ACT_UNREADABLE } from '@lectern/contracts/counter/offline/errors';
import { type OfflineAct, offlineAct } from '@lectern/contracts/counter/offline/offline-act';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { openAct } from '@lectern/rules/desk/sealed-act';
import { later } from '../../../platform/clock.ts';

/** Opens what a desk sealed. */
export async function readAct(privateKey: string, { id, sealed }: { id: string; sealed: string }) {
  const opened = await openAct(privateKey, id, sealed);
  const parsed = offlineAct.safeParse(opened === undefined ? undefined : jsonOf(opened));
  return parsed.success ? parsed.data : refuse(OFFLINE_ACT_UNREADABLE);
}

/**
 * When an act was done, by our clock: the time that the desk noted, put right by the seconds that its clock is behind. A time that is still
 * to come becomes now.
 */
export function timeOfAct(
  { at }: Pick<OfflineAct, 'at'>,
  { clockOffset, longestDays, now }: { clockOffset: number; longestDays: number; now: Date },
) {
  const noted = Math.min(Date.parse(at) + clockOffset * 1000, now.getTime());
  const actedAt = new Date(noted).toISOString();
  const isTooOld = actedAt < later(now, -longestDays * 24 * 60 * 60);
  return isTooOld ? refuse(OFFLINE_ACT_TOO_OLD, { days: longestDays }) : actedAt;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
