import { SELF_CHECK_OFF } from '@lectern/contracts/counter/self-check/errors';
import { showEntryCode } from '@lectern/contracts/counter/self-check/show-entry-code';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { scannedEntryCode } from '@lectern/rules/self-check/codes';
import { implement } from '../../../../platform/http/implement.ts';
import { qrPicture } from '../../../../platform/qr-picture.ts';
import { ENTRY_CODE_SECONDS, makeEntryCode } from '../entry-codes.ts';
import { isOfferedAnywhere } from '../offered.ts';

export const showEntryCodeCall = implement(showEntryCode)(async ({ context: { tenant, patron }, deps }) => {
  if (!isOfferedAnywhere(deps, tenant)) return refuse(SELF_CHECK_OFF);
  const code = await makeEntryCode(deps, tenant.id, patron.id);
  return { code, img: await qrPicture(scannedEntryCode(code)), secondsLeft: ENTRY_CODE_SECONDS };
});
