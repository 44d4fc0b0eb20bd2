import { refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { IlsPatrons } from '../../../../ports/ils/ils-port.ts';
import type { IlsReaders } from '../../../../ports/ils/ils-readers.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { findIdentity } from '../store/patron-store.ts';
import { blockReader, liftBlock } from './block-reader.ts';
import { changeReader, endCard, issueCard, restoreCard } from './change-reader.ts';
import { createPatron } from './create-patron.ts';
import { leave, readClearance } from './leave.ts';
import { readReader } from './reader-store.ts';
import { registerReader } from './register-reader.ts';
import { searchReaders } from './search-readers.ts';

/** Patrons by what they sign in with. */
export function patronsPart({ db, context, tenantId }: LocalPart): IlsPatrons {
  return {
    find: (primaryId) => findIdentity(db, tenantId, primaryId),
    create: (patron) => createPatron(db, context(), patron),
  };
}

/** What staff do with the records of patrons. */
export function readersPart({ db, context, tenantId }: LocalPart): IlsReaders {
  return {
    search: (text, ids, limit) => searchReaders(db, tenantId, { text, ids, limit }),
    show: async (patronId) => (await readReader(db, tenantId, patronId)) ?? refuse(PATRON_NOT_FOUND),
    register: (reader, also) => registerReader(db, context(), reader, also),
    change: (patronId, change, also) => changeReader(db, context(), patronId, change, also),
    issueCard: (patronId, card, also) => issueCard(db, context(), patronId, card, also),
    endCard: (patronId, card, also) => endCard(db, context(), patronId, card, also),
    restoreCard: (patronId, number, also) => restoreCard(db, context(), patronId, number, also),
    block: (patronId, block, also) => blockReader(db, context(), patronId, block, also),
    liftBlock: (patronId, block, also) => liftBlock(db, context(), patronId, block, also),
    clearance: (patronId) => readClearance(db, context(), patronId),
    leave: (patronId, also) => leave(db, context(), patronId, also),
  };
}
