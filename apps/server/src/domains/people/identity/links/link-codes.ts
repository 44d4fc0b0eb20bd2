import { createHash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CODE_WRONG } from '@lectern/contracts/people/contacts/errors';
import type { ContactKind } from '@lectern/rules/contact-forms';
import type { Deps } from '../../../../platform/deps.ts';
import { findReachableByAccount, type ReachableReader } from '../../account/reachable.ts';
import { accountSubject } from '../../contacts/account-subject.ts';
import type { CodePlace } from '../../contacts/code-place.ts';
import { checkCode } from '../../contacts/codes.ts';

/** An account that is going to be linked with the account elsewhere of a ticket. */
export interface Linking {
  readonly uid: string;
  readonly primaryId: string;
}

/** The place of codes for one ticket and one account: a code that was sent for another sign-in elsewhere proves nothing here. */
export function linkCodes(kind: ContactKind, { uid, primaryId }: Linking): CodePlace {
  const ticket = createHash('sha256').update(uid).digest('base64url').slice(0, 22);
  return { subject: accountSubject(primaryId), purpose: `link-${kind}-${ticket}` };
}

/** The reader of the account, for the code that was sent to a verified contact. `accept` may refuse one with the answer of a wrong code. */
export async function checkLinkCode(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  linking: Linking & { readonly way: ContactKind; readonly code: string },
  accept: (reader: ReachableReader) => Promise<boolean>,
): Promise<ReachableReader | Refusal<'CODE_WRONG'>> {
  const place = { ...linkCodes(linking.way, linking), contact: '' };
  const right = await checkCode(deps, tenantId, place, linking.code);
  if (isRefusal(right)) return right;
  const reader = await findReachableByAccount(deps.db, tenantId, linking.primaryId);
  return reader && (await accept(reader)) ? reader : refuse(CODE_WRONG, { remaining: 0 });
}
