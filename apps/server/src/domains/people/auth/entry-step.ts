import type { StepPurpose } from '@lectern/contracts/kernel/access';
import type { PublicSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { SIGN_IN_METHODS, type SignInMethod } from '../../../platform/sessions/sign-in-method.ts';
import { missingContacts } from '../account/missing-contacts.ts';

/** What a proof of identity leads to; `none`: the reader is signed in. */
export type EntryStep =
  | 'none'
  | 'second-factor'
  | 'initial-password'
  | 'old-password'
  | 'bind-contact'
  | 'bind-after-unified';

/** All that decides it. */
export interface EntryFacts {
  readonly method: SignInMethod;
  readonly needsSecondFactor: boolean;
  /** `fine` also where the portal does not keep the password. */
  readonly password: 'fine' | 'initial' | 'old';
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
  /** False at the first sign-in, until the tour was seen. */
  readonly tourSeen: boolean;
  readonly settings: Pick<PublicSettings, 'bindMailOrPhone' | 'ssoLoginBindMailOrPhone'>;
}

/** The step that a sign-in needs next (document 1, section 4, "Login"); the first of several. */
export function entryStep(facts: EntryFacts): EntryStep {
  if (facts.needsSecondFactor) return 'second-factor';
  if (facts.password === 'initial') return 'initial-password';
  if (facts.password === 'old') return 'old-password';
  if (missingContacts(facts.settings, facts).missing.length > 0) return 'bind-contact';
  return wantsContactAfterUnified(facts) ? 'bind-after-unified' : 'none';
}

/** For which purpose a session is opened that a step comes before. */
export const PURPOSE_OF_STEP = {
  'second-factor': 'second-factor',
  'initial-password': 'change-password',
  'old-password': 'change-password',
  'bind-contact': 'bind-contact',
  'bind-after-unified': 'bind-contact',
} as const satisfies Record<Exclude<EntryStep, 'none'>, StepPurpose>;

function wantsContactAfterUnified({ method, settings, emailVerified, tourSeen }: EntryFacts): boolean {
  if (method !== SIGN_IN_METHODS.unified || settings.ssoLoginBindMailOrPhone !== '1') return false;
  return !emailVerified && tourSeen;
}
