import type { Profile } from '@lectern/contracts/people/account/profile-fields';
import type { Deps } from '../../../../platform/deps.ts';
import { findProfile } from './profile-store.ts';

/** What a reader says about themselves, for other domains. */
export function profileOf({ db }: Pick<Deps, 'db'>, tenantId: string, patronId: string): Promise<Profile> {
  return findProfile(db, tenantId, patronId);
}
