import { useEffect, useState } from 'react';
import { idleClock, TICK_MS } from '../../lib/idle-clock.ts';
import { useTenant } from '../../lib/tenant.ts';
import { useSession } from '../../lib/use-session.ts';

const ACTIVITY = ['pointerdown', 'keydown', 'scroll', 'pointermove'] as const;
const DEBOUNCE_MS = 1000;

/**
 * Ends the session of a reader who left the computer (setting primaryIdProtect). The session is revoked at once, because the next
 * person at a public computer could use it. `expired` is true from then until `dismiss` is called.
 */
export function useIdleExpiry(): { expired: boolean; dismiss: () => void } {
  const { settings } = useTenant();
  const { signedIn, signOut } = useSession();
  const [expired, setExpired] = useState(false);
  const guarded = signedIn && settings.primaryIdProtect === '1';
  const minutes = settings.primaryIdProtectTime;

  useEffect(() => {
    if (!guarded) return;
    const clock = idleClock(minutes);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onActivity = () => {
      clearTimeout(pause);
      pause = setTimeout(clock.activity, DEBOUNCE_MS);
    };
    const timer = setInterval(() => {
      if (!clock.tick()) return;
      setExpired(true);
      void signOut({ even: 'blocked' });
    }, TICK_MS);
    for (const name of ACTIVITY) addEventListener(name, onActivity, { passive: true });
    return () => {
      clearInterval(timer);
      clearTimeout(pause);
      for (const name of ACTIVITY) removeEventListener(name, onActivity);
    };
  }, [guarded, minutes, signOut]);

  return { expired, dismiss: () => setExpired(false) };
}
