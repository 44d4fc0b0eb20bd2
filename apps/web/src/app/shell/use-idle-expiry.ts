import { useCallback, useEffect, useRef, useState } from 'react';
import { type IdleState, idleClock, TICK_MS } from '../../lib/idle-clock.ts';
import { keepSessionOpen } from '../../lib/keep-session-open.ts';
import { tabSignals } from '../../lib/tab-signals.ts';
import { useTenant } from '../../lib/tenant.ts';
import { endIdleSession, useSession } from '../../lib/use-session.ts';

const ACTIVITY = ['pointerdown', 'keydown', 'scroll', 'pointermove'] as const;
const DEBOUNCE_MS = 1000;
/** The server hears of a reader who only reads or types at most once a minute. */
const TICKS_BETWEEN_CALLS = 6;

export interface IdleExpiry {
  /** From `over` until `dismiss` is called, the session has ended. */
  readonly state: IdleState;
  /** In the last minute. */
  readonly secondsLeft: number;
  /** Begins anew, in all tabs. */
  readonly stay: () => void;
  readonly dismiss: () => void;
}

const ACTIVE = { state: 'active', secondsLeft: 0 } as const;

/**
 * Ends the session of a reader who left the computer (setting primaryIdProtect), a minute after a warning. The session is revoked at once,
 * because the next person at a public computer could use it. What the reader does in one tab counts in all. While the warning is shown,
 * only `stay` counts: a key that was meant for the page must not take the warning away unread.
 */
export function useIdleExpiry(): IdleExpiry {
  const { settings } = useTenant();
  const { signedIn, stays } = useSession();
  const [idle, setIdle] = useState<Pick<IdleExpiry, 'state' | 'secondsLeft'>>(ACTIVE);
  const begin = useRef<() => void>(() => undefined);
  const guarded = signedIn && !stays && settings.primaryIdProtect === '1';
  const minutes = settings.primaryIdProtectTime;

  useEffect(() => {
    if (!guarded) return;
    const clock = idleClock(minutes);
    let state: IdleState = 'active';
    let wasActive = false;
    let ticksToCall = 0;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const reset = () => {
      clock.activity();
      state = 'active';
      setIdle(ACTIVE);
    };
    const tabs = tabSignals((signal) => {
      if (signal === 'active') reset();
    });
    begin.current = () => {
      reset();
      tabs.tell('active');
      keepSessionOpen();
    };
    const onActivity = () => {
      clearTimeout(pause);
      pause = setTimeout(() => {
        if (state !== 'active') return;
        wasActive = true;
        clock.activity();
      }, DEBOUNCE_MS);
    };
    const timer = setInterval(() => {
      ticksToCall = Math.max(0, ticksToCall - 1);
      if (wasActive) tabs.tell('active');
      if (wasActive && ticksToCall === 0) {
        keepSessionOpen();
        ticksToCall = TICKS_BETWEEN_CALLS;
      }
      wasActive = false;
      const tick = clock.tick();
      state = tick.state;
      setIdle(tick.state === 'active' ? ACTIVE : tick);
      if (state === 'over') endIdleSession();
    }, TICK_MS);
    for (const name of ACTIVITY) addEventListener(name, onActivity, { passive: true });
    return () => {
      clearInterval(timer);
      clearTimeout(pause);
      tabs.close();
      for (const name of ACTIVITY) removeEventListener(name, onActivity);
      // The session ended in another way, or in another tab.
      if (state === 'ending') setIdle(ACTIVE);
    };
  }, [guarded, minutes]);

  return {
    ...idle,
    stay: useCallback(() => begin.current(), []),
    dismiss: useCallback(() => setIdle(ACTIVE), []),
  };
}
