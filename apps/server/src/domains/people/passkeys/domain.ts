import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { addPasskeyCall } from './calls/add-passkey.ts';
import { beginPasskeyCall } from './calls/begin-passkey.ts';
import { beginPasskeySignInCall } from './calls/begin-passkey-sign-in.ts';
import { listPasskeysCall } from './calls/list-passkeys.ts';
import { removePasskeyCall } from './calls/remove-passkey.ts';
import { renamePasskeyCall } from './calls/rename-passkey.ts';
import { signInByPasskeyCall } from './calls/sign-in-by-passkey.ts';

/** Signing in with passkeys (Web Authentication, level 3). */
export const passkeys: Domain = {
  calls: [
    addPasskeyCall,
    beginPasskeyCall,
    beginPasskeySignInCall,
    listPasskeysCall,
    removePasskeyCall,
    renamePasskeyCall,
    signInByPasskeyCall,
  ],
  personal: [
    ownRows('passkeys', 'passkey', {
      reader: 'patron_id',
      columns: ['name', 'created_at', 'last_used_at', 'synced', 'credential_id'],
    }),
  ],
};
