import { askOtherLibrary } from '@lectern/contracts/counter/interlibrary/ask-other-library';
import {
  INTERLIBRARY_ACCOUNT_BLOCKED,
  INTERLIBRARY_NOT_OFFERED,
} from '@lectern/contracts/counter/interlibrary/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { implement } from '../../../../platform/http/implement.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { findHit } from '../../../discovery/other-libraries/find-hit.ts';
import { listPeers } from '../peers/peer-store.ts';
import { beginRequest } from '../requests/begin-request.ts';
import { presentForReader } from '../requests/present-requests.ts';

export const askOtherLibraryCall = implement(askOtherLibrary)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const account = await deps.ils.of(tenant).patronAccount(patron.id);
  if (isRefusal(account)) return account;
  const [block] = account.blocks;
  if (block) return refuse(INTERLIBRARY_ACCOUNT_BLOCKED, { reason: refusalWords(block, { language }) });
  const found = await findHit(deps, context, input.hitId);
  if (isRefusal(found)) return found;
  const { library, hit } = found;
  const peer = (await listPeers(deps.db, tenant.id)).find(({ site_code }) => site_code === library.code);
  if (!peer) return refuse(INTERLIBRARY_NOT_OFFERED);
  const libraries = await listLibraries(deps.db, tenant.id, language);
  const isPlace = libraries.some(({ code }) => code === input.takeLibCode);
  const begun = await beginRequest(deps, tenant, {
    peer,
    bib: hit.bib,
    recordId: hit.recordId ?? hit.bib.controlNumber ?? '',
    patronId: patron.id,
    pickupLibrary: (isPlace ? input.takeLibCode : undefined) ?? account.libraryCode,
    needBefore: input.needBefore,
    note: input.note,
  });
  if (isRefusal(begun)) return begun;
  const [presented] = await presentForReader(deps, context, [begun]);
  if (!presented) throw new Error('one request is presented as one');
  return presented;
});
