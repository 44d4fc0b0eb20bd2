import { TOTP } from 'otpauth';
import type { TestClock } from './test-clock.ts';

/** The code that an authenticator app with this secret shows now, or so many seconds later. */
export function appCodeOf(secret: string, clock: Pick<TestClock, 'now'>, laterSeconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + laterSeconds * 1000 });
}
