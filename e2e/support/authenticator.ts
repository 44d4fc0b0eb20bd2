import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

/** A device that makes and keeps passkeys. */
export interface Authenticator {
  readonly countPasskeys: () => Promise<number>;
  /** Whether its owner agrees to whatever a page asks for, as soon as it asks. Else it waits. */
  readonly agree: (enabled: boolean) => Promise<void>;
}

/** Gives a page a device with passkeys, whose owner agrees. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    countPasskeys: async () =>
      (await chromium.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    agree: async (enabled) => {
      await chromium.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

/** The code that an authenticator app with this secret shows so many seconds from now. */
export function appCode(secret: string, laterSeconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + laterSeconds * 1000 });
}
