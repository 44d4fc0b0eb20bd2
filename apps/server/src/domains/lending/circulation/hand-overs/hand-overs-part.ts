import type { IlsHandOvers } from '../../../../ports/ils/ils-hand-overs.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { listAskedOf } from '../requests/relending-store.ts';
import type { CodeKeys } from '../requests/take-codes.ts';
import { answerAsker } from './answer-asker.ts';
import { enterCodeAtDesk } from './enter-code-at-desk.ts';
import { enterAskersCode, handOver } from './hand-over.ts';
import { listLendable } from './list-lendable.ts';
import { receiveCopy } from './receive.ts';
import { announceReturn } from './receive-parcel.ts';
import { showTakeCode } from './show-take-code.ts';
import { setTakesPart, takesPart } from './take-part.ts';

/** Readers who lend to each other, and pickup codes. */
export function handOversPart({
  db,
  context,
  secrets,
  tenantId,
}: LocalPart & { readonly secrets: CodeKeys }): IlsHandOvers {
  return {
    takesPart: (patronId) => takesPart(db, tenantId, patronId),
    setTakesPart: (patronId, takes) => setTakesPart(db, context(), patronId, takes),
    lendable: (patronId) => listLendable(db, context(), patronId),
    askedOf: (patronId, part) => listAskedOf(db, tenantId, patronId, { ...part, now: context().now }),
    answer: (patronId, requestId, answer) => answerAsker(db, context(), patronId, requestId, answer),
    showCode: (patronId, requestId) => showTakeCode(db, context(), secrets, patronId, requestId),
    enterCode: (patronId, requestId, text) =>
      enterAskersCode(db, context(), secrets, patronId, requestId, text),
    enterCodeAtDesk: (given) => enterCodeAtDesk(db, context(), secrets, given),
    handOver: (patronId, requestId, copy) => handOver(db, context(), patronId, requestId, copy),
    receive: (patronId, requestId) => receiveCopy(db, context(), patronId, requestId),
    announceReturn: (patronId, requestId) => announceReturn(db, context(), patronId, requestId),
  };
}
