import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { giveBackPayment } from '@lectern/contracts/counter/desk/give-back-payment';
import { handleBehaviour } from '@lectern/contracts/counter/desk/handle-behaviour';
import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import { undoLastAct } from '@lectern/contracts/counter/desk/undo-last-act';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import type { Db } from '../platform/db/database.ts';
import { buildFineEntry, buildLoan, buildRequest } from './builders.ts';
import { buildItem } from './catalogue-builders.ts';
import { fieldsOf, plausibleInput } from './contract-inputs.ts';

const PAYMENT = { kind: 'payment', amount: -100, method: 'cash' } as const;

/** The input of a call of the desk about a copy, a loan and a request of its own. */
export async function deskInput(db: Db, contract: AnyEndpoint): Promise<Record<string, unknown>> {
  const item = await buildItem(db);
  if (contract.path === checkIn.path) return { barcode: item.barcode };
  // The last act of the caller, whatever copy it was about.
  if (contract.path === undoLastAct.path) return {};
  const loan = await buildLoan(db);
  const request = await buildRequest(db, { kind: 'entrust', step: 'entrusting' });
  const fine = await buildFineEntry(db, { patron_id: loan.patron_id, kind: 'lost', amount: 300 });
  const isGivenBack = contract.path === giveBackPayment.path;
  const payment = isGivenBack && (await buildFineEntry(db, { ...PAYMENT, patron_id: loan.patron_id }));
  const about = {
    barcode: item.barcode,
    loanId: loan.id,
    loanIds: [loan.id],
    patronId: loan.patron_id,
    normReturnDate: '2026-04-01',
    ...(payment && { paymentId: payment.id, amount: 100 }),
    behaviourDetlId: fine.id,
    behaviourDetlIds: [fine.id],
    ...(contract.path === payBehaviours.path && { amount: 300 }),
    verb: contract.path === handleBehaviour.path ? 'promise' : 'pick',
    requests: [{ requestId: request.id, operationType: request.step }],
    subject: 'item',
    id: item.barcode,
  };
  const { override: _override, overrideHold: _overrideHold, ...plausible } = plausibleInput(contract);
  const known = Object.entries(about).filter(([field]) => fieldsOf(contract).includes(field));
  return { ...plausible, ...Object.fromEntries(known) };
}
