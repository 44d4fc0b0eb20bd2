import { PATRON_NOT_FOUND } from '@lectern/contracts/circulation/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { EventSender } from '../../platform/events/event-sender.ts';
import { ABILITIES, type Ability } from '../../ports/ils/abilities.ts';
import type { IlsDesk } from '../../ports/ils/ils-desk.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import { type IlsTenant, type ReadyDriver, readyDriver } from '../../ports/ils/library-systems.ts';
import { listBehaviours } from './behaviours/list-behaviours.ts';
import { closeDrawer, openDrawer, readDrawer, reportCash } from './cash/keep-drawers.ts';
import { readAvailability } from './copies/availability.ts';
import { bibsInUse, itemsInUse } from './copies/catalogue-in-use.ts';
import { listItemsOfBib } from './copies/list-items.ts';
import { listShelvedItems } from './copies/list-shelved-items.ts';
import { findAlert, setAlert } from './desk/alerts.ts';
import { findDeskItem, listDeskItems } from './desk/desk-item.ts';
import { countDeskRequests, listDeskRequests } from './desk/desk-requests.ts';
import { changeDueDate, claimReturned } from './desk/loan-changes.ts';
import { chargeDamage, declareLost } from './desk/lost-and-damaged.ts';
import { readLostWays, reportLost } from './desk/lost-ways.ts';
import { markItem, recordUse } from './desk/mark-item.ts';
import { moveDeskRequest } from './desk/move-desk-request.ts';
import { undoLastAct } from './desk/undo.ts';
import { answerAsker } from './hand-overs/answer-asker.ts';
import { enterCodeAtDesk } from './hand-overs/enter-code-at-desk.ts';
import { enterAskersCode, handOver } from './hand-overs/hand-over.ts';
import { listLendable } from './hand-overs/list-lendable.ts';
import { receiveCopy } from './hand-overs/receive.ts';
import { announceReturn } from './hand-overs/receive-parcel.ts';
import { showTakeCode } from './hand-overs/show-take-code.ts';
import { setTakesPart, takesPart } from './hand-overs/take-part.ts';
import { postingContext } from './ledger/posting-context.ts';
import { checkIn } from './lending/check-in.ts';
import { checkOut } from './lending/check-out.ts';
import { renewLoans } from './lending/renew-loans.ts';
import { listLoanRules } from './loans/list-loan-rules.ts';
import { listLoans } from './loans/list-loans.ts';
import { newsOfDueDay, newsOfRecalls } from './loans/loan-news.ts';
import { borrowedBetween, countLoans, readersBetween, readGroupNames } from './loans/loan-statistics.ts';
import { listPastLoans } from './loans/past-loans.ts';
import { readPatronAccount } from './loans/read-account.ts';
import { newsOfReturns } from './loans/return-news.ts';
import { listAccountEntries } from './money/account-entries.ts';
import { bookPayment } from './money/book-payment.ts';
import { chargeReader, payBehaviours } from './money/charge-and-pay.ts';
import { giveBack } from './money/give-back.ts';
import { giveBackAtDesk, listDeskPayments } from './money/give-back-at-desk.ts';
import { handleBehaviour } from './money/handle-behaviour.ts';
import { moveFund, readFunds } from './money/move-fund.ts';
import { payFromPrepayment } from './money/pay-from-prepayment.ts';
import { openOfBehaviours, payInPart } from './money/pay-in-part.ts';
import { findTakenMoney } from './money/taken-money.ts';
import { decideObjection } from './objections/decide-objection.ts';
import { objectToHandOver } from './objections/object-to-hand-over.ts';
import { newsOfObjections } from './objections/objection-news.ts';
import { listOpenObjections } from './objections/objection-store.ts';
import { placeRequest } from './placing/place-request.ts';
import { requestQuotas } from './placing/quotas-of-patron.ts';
import { requestOptions } from './placing/request-options.ts';
import { POSTING_LISTENERS } from './posting-listeners.ts';
import { changeReader, endCard, issueCard, restoreCard } from './readers/change-reader.ts';
import { createPatron } from './readers/create-patron.ts';
import { leave, readClearance } from './readers/leave.ts';
import { readReader } from './readers/reader-store.ts';
import { registerReader } from './readers/register-reader.ts';
import { searchReaders } from './readers/search-readers.ts';
import { cancelRequest } from './requests/cancel-request.ts';
import { findRequest } from './requests/find-request.ts';
import { followCopies } from './requests/follow-copies.ts';
import { listOwnRequests } from './requests/own-requests.ts';
import { listAskedOf } from './requests/relending-store.ts';
import { newsOfAsked, newsOfLastDay, newsOfMoves } from './requests/request-news.ts';
import { countRequests, listKept } from './requests/request-store.ts';
import { suspendRequest } from './requests/suspend-request.ts';
import type { CodeKeys } from './requests/take-codes.ts';
import { putAmnesty, removeAmnesty } from './rule-table/change-amnesties.ts';
import { putGroup, putItemType, putRule, removeRule } from './rule-table/change-rules.ts';
import { explainRule } from './rule-table/explain-rule.ts';
import { readRuleTable } from './rule-table/rule-store.ts';
import { listOpenFines } from './store/ledger-store.ts';
import { findIdentity, readGuarantees } from './store/patron-store.ts';

export interface LocalIlsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: EventSender;
  readonly secrets: CodeKeys;
}

/** All but signing in: the portal keeps the passwords itself. */
export const LOCAL_ABILITIES: readonly Ability[] = ABILITIES.filter((ability) => ability !== 'signIn');

/** The driver of the portal's own circulation, the library system of tenants that name no other. */
export function localDriver(deps: LocalIlsDeps): ReadyDriver {
  return readyDriver({
    kind: 'local',
    can: LOCAL_ABILITIES,
    settings: z.object({ kind: z.literal('local') }),
    open: (tenant) => createLocalIls(deps, tenant),
  });
}

/** A complete circulation of one tenant on the portal's own database. */
export function createLocalIls(deps: LocalIlsDeps, tenant: IlsTenant): IlsPort {
  const { db, secrets } = deps;
  const { id } = tenant;
  const context = () => postingContext(deps, POSTING_LISTENERS, tenant);

  const station: Pick<IlsDesk, 'checkOut' | 'checkIn' | 'item' | 'alert'> = {
    checkOut: (request) => checkOut(db, context(), request),
    checkIn: (request) => checkIn(db, context(), request),
    item: (barcode) => findDeskItem(db, context(), barcode),
    alert: (about) => findAlert(db, id, about),
  };

  return {
    outside: false,
    availability: (bibIds) => readAvailability(db, id, bibIds),
    items: (bibId) => listItemsOfBib(db, id, bibId),
    patronAccount: (patronId) => readPatronAccount(db, context(), patronId),
    loanRules: (patronId) => listLoanRules(db, id, patronId),
    loans: (patronId) => listLoans(db, context(), patronId),
    pastLoans: (patronId, filter) => listPastLoans(db, context(), patronId, filter),
    openFines: (patronId) => listOpenFines(db, id, patronId),
    renew: (patronId, loanIds) => renewLoans(db, context(), patronId, loanIds),
    patrons: {
      find: (primaryId) => findIdentity(db, id, primaryId),
      create: (patron) => createPatron(db, context(), patron),
    },
    holds: {
      count: (patronId) => countRequests(db, id, patronId),
      ready: (patronId) => listKept(db, id, patronId),
    },
    requests: {
      options: (...wished) => requestOptions(db, context(), ...wished),
      quotas: (patronId) => requestQuotas(db, context(), patronId),
      place: (patronId, wished) => placeRequest(db, context(), patronId, wished),
      list: (patronId, filter) => listOwnRequests(db, id, patronId, filter),
      find: (patronId, requestId) => findRequest(db, id, patronId, requestId),
      cancel: (patronId, requestId) => cancelRequest(db, context(), patronId, requestId),
      suspend: (patronId, requestId, until) => suspendRequest(db, context(), patronId, requestId, until),
    },
    news: {
      ofMoves: (moveIds) => newsOfMoves(db, id, moveIds),
      ofAsked: (requestIds) => newsOfAsked(db, id, requestIds),
      ofObjections: (requestIds, about) => newsOfObjections(db, id, requestIds, about),
      lastDayOfKept: (day) => newsOfLastDay(db, id, day),
      dueOn: (day) => newsOfDueDay(db, id, day),
      ofRecalls: (loanIds, now) => newsOfRecalls(db, id, loanIds, now),
      ofReturns: (loanIds) => newsOfReturns(db, context(), loanIds),
    },
    handOvers: {
      takesPart: (patronId) => takesPart(db, id, patronId),
      setTakesPart: (patronId, takes) => setTakesPart(db, context(), patronId, takes),
      lendable: (patronId) => listLendable(db, context(), patronId),
      askedOf: (patronId, part) => listAskedOf(db, id, patronId, { ...part, now: context().now }),
      answer: (patronId, requestId, answer) => answerAsker(db, context(), patronId, requestId, answer),
      showCode: (patronId, requestId) => showTakeCode(db, context(), secrets, patronId, requestId),
      enterCode: (patronId, requestId, text) =>
        enterAskersCode(db, context(), secrets, patronId, requestId, text),
      enterCodeAtDesk: (given) => enterCodeAtDesk(db, context(), secrets, given),
      handOver: (patronId, requestId, copy) => handOver(db, context(), patronId, requestId, copy),
      receive: (patronId, requestId) => receiveCopy(db, context(), patronId, requestId),
      announceReturn: (patronId, requestId) => announceReturn(db, context(), patronId, requestId),
    },
    objections: {
      object: (patronId, requestId, reason) => objectToHandOver(db, context(), patronId, requestId, reason),
      list: (part) => listOpenObjections(db, id, part),
      decide: (given) => decideObjection(db, context(), given),
    },
    behaviours: {
      list: (filter) => listBehaviours(db, id, filter),
      lostWays: (patronId, loanId) => readLostWays(db, context(), patronId, loanId),
      reportLost: (patronId, loanId, way) => reportLost(db, context(), patronId, loanId, way),
      charge: (given) => chargeReader(db, context(), given),
      handle: (given) => handleBehaviour(db, context(), given),
      pay: (given) => payBehaviours(db, context(), given),
      taken: (patronId, limit) => listDeskPayments(db, id, patronId, limit),
      giveBack: (given) => giveBackAtDesk(db, context(), given),
      open: (patronId, behaviourIds) => openOfBehaviours(db, context(), patronId, behaviourIds),
      payInPart: (given, also) => payInPart(db, context(), given, also),
    },
    payments: {
      book: (payment) => bookPayment(db, context(), payment),
      giveBack: (refund) => giveBack(db, context(), refund),
      entries: (patronId, part) => listAccountEntries(db, id, patronId, part),
      taken: (name) => findTakenMoney(db, id, name),
    },
    funds: {
      of: (patronId) => readFunds(db, id, patronId),
      payFines: (given) => payFromPrepayment(db, context(), given),
      move: (given) => moveFund(db, context(), given),
    },
    cash: {
      drawerOf: (staffId) => readDrawer(db, id, staffId),
      open: (given) => openDrawer(db, context(), given),
      close: (given) => closeDrawer(db, context(), given),
      report: (part) => reportCash(db, id, part),
    },
    guarantees: { of: (patronId) => readGuarantees(db, id, patronId) },
    statistics: {
      borrowedBetween: (from, to) => borrowedBetween(db, id, from, to),
      readersBetween: (from, to) => readersBetween(db, id, from, to),
      groupNames: () => readGroupNames(db, id),
      countLoans: (bibIds, since) => countLoans(db, id, bibIds, since),
    },
    shelves: { itemsOf: (bibIds) => listShelvedItems(db, id, bibIds) },
    selfCheck: station,
    desk: {
      ...station,
      listItems: (filter) => listDeskItems(db, context(), filter),
      renew: ({ patronId, loanIds, staffId }) => renewLoans(db, context(), patronId, loanIds, staffId),
      changeDueDate: (request) => changeDueDate(db, context(), request),
      claimReturned: (request) => claimReturned(db, context(), request),
      declareLost: (request) => declareLost(db, context(), request),
      chargeDamage: (request) => chargeDamage(db, context(), request),
      markItem: (request) => markItem(db, context(), request),
      recordUse: (request) => recordUse(db, context(), request),
      setAlert: (request) => setAlert(db, context(), request),
      undo: (request) => undoLastAct(db, context(), request),
      countRequests: (place) => countDeskRequests(db, context(), place),
      listRequests: (filter) => listDeskRequests(db, context(), filter),
      moveRequest: (request) => moveDeskRequest(db, context(), request),
    },
    readers: {
      search: (text, ids, limit) => searchReaders(db, id, { text, ids, limit }),
      show: async (patronId) => (await readReader(db, id, patronId)) ?? refuse(PATRON_NOT_FOUND),
      register: (reader, also) => registerReader(db, context(), reader, also),
      change: (patronId, change, also) => changeReader(db, context(), patronId, change, also),
      issueCard: (patronId, card, also) => issueCard(db, context(), patronId, card, also),
      endCard: (patronId, card, also) => endCard(db, context(), patronId, card, also),
      restoreCard: (patronId, number, also) => restoreCard(db, context(), patronId, number, also),
      clearance: (patronId) => readClearance(db, context(), patronId),
      leave: (patronId, also) => leave(db, context(), patronId, also),
    },
    rules: {
      table: () => readRuleTable(db, id),
      put: (rule, staffId) => putRule(db, context(), rule, staffId),
      remove: (key, staffId) => removeRule(db, context(), key, staffId),
      putGroup: (group, staffId) => putGroup(db, context(), group, staffId),
      putItemType: (type, staffId) => putItemType(db, context(), type, staffId),
      putAmnesty: (amnesty, staffId) => putAmnesty(db, context(), amnesty, staffId),
      removeAmnesty: (amnestyId, staffId) => removeAmnesty(db, context(), amnestyId, staffId),
      explain: (asked) => explainRule(db, context(), asked),
    },
    references: {
      bibsInUse: (tx, bibIds) => bibsInUse(tx, id, bibIds),
      itemsInUse: (tx, itemIds) => itemsInUse(tx, id, itemIds),
      itemsMoved: (tx, moves) => followCopies(tx, id, moves),
    },
  };
}
