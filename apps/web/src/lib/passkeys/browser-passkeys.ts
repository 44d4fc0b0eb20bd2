import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import type { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import type { ShownSettings } from '@lectern/contracts/people/tenant/tenant-settings';

type NewOptions = OutputOf<(typeof beginPasskey)['output']>;
type UseOptions = OutputOf<(typeof beginPasskeySignIn)['output']>;

/** Whether passkeys can be used at this address and in this browser, and the library offers them. */
export function hasPasskeys({ passkeyOrigin }: Pick<ShownSettings, 'passkeyOrigin'>): boolean {
  return passkeyOrigin === location.origin && 'PublicKeyCredential' in globalThis;
}

/** The same for readers, who cannot sign in at all where the library says so. */
export function canUsePasskeys(settings: Pick<ShownSettings, 'passkeyOrigin' | 'loginFlag'>): boolean {
  return settings.loginFlag !== '0' && hasPasskeys(settings);
}

/** The code that talks to the browser, loaded on first use. */
const library = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey. Rejects with an error that `passkeyFault` explains if the reader gave up. */
export async function makePasskey(options: NewOptions) {
  const { startRegistration } = await library();
  const { response, id, rawId } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** Has the browser ask for a passkey: in a dialog of its own, or among what it proposes in the field of the account. */
export async function askForPasskey(options: UseOptions, { inField }: { readonly inField: boolean }) {
  const { startAuthentication } = await library();
  const { response, id, rawId } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: inField,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** Whether the browser can propose passkeys in a field. */
export async function proposesInField(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** Ends what the browser still waits for. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Why the browser brought no passkey: the reader gave up, the device has one already, or it cannot make one. */
export type PasskeyFault = 'givenUp' | 'known' | 'impossible';

const FAULTS: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'givenUp',
  AbortError: 'givenUp',
  InvalidStateError: 'known',
  NotSupportedError: 'impossible',
  ConstraintError: 'impossible',
  SecurityError: 'impossible',
};

/** The fault behind an error; undefined if it is none of the browser. */
export function passkeyFault(error: unknown): PasskeyFault | undefined {
  return error instanceof Error ? FAULTS[error.name] : undefined;
}
