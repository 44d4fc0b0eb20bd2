import type { SignInResult } from '../../domains/people/identity/visits.ts';
import { keepResult } from '../../domains/people/identity/visits.ts';
import type { RefusingLibrary } from './refusing-library.ts';

/** Somebody whom the provider knows and the library does not. */
export const STRANGER: SignInResult = {
  kind: 'cas',
  subject: {
    id: 'stranger',
    issuer: 'http://127.0.0.1:9',
    primaryId: 'stranger',
    name: '',
    email: '',
    emailVerified: false,
  },
  returnTo: '',
};

/** Comes back from a provider with this result, in any browser. */
export const comingBackWith =
  (result: SignInResult) =>
  async ({ deps }: RefusingLibrary) => ({ ticket: await keepResult(deps, '1001', '', result) });
