import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { useEffect } from 'react';
import { idleClock, TICK_MS } from '../../lib/idle-clock.ts';
import { staffCaller } from '../../lib/staff/staff-caller.ts';
import { lockDesk } from './lock-desk.ts';

const ACTIVITY = ['pointerdown', 'keydown', 'pointermove'] as const;
/** The server hears of somebody who only reads at most once a minute. */
const TICKS_BETWEEN_CALLS = 6;

/** Locks the desk after so many minutes without a key or touch. Undefined: not yet known. */
export function useAutoLock(minutes: number | undefined): void {
  useEffect(() => {
    if (minutes === undefined) return;
    const clock = idleClock(minutes);
    let wasActive = false;
    let ticksToCall = TICKS_BETWEEN_CALLS;
    const onActivity = () => {
      wasActive = true;
      clock.activity();
    };
    const timer = setInterval(() => {
      ticksToCall = Math.max(0, ticksToCall - 1);
      if (wasActive && ticksToCall === 0) {
        ticksToCall = TICKS_BETWEEN_CALLS;
        void staffCaller.client.call(getStaffSession, {}).catch(() => undefined);
      }
      wasActive = false;
      if (clock.tick().state === 'over') void lockDesk('itself');
    }, TICK_MS);
    for (const name of ACTIVITY) addEventListener(name, onActivity, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY) removeEventListener(name, onActivity);
    };
  }, [minutes]);
}
