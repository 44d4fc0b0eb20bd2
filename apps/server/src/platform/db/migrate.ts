import { type Kysely, type MigrationResultSet, Migrator, sql } from 'kysely';
import type { Db } from './database.ts';
import type { DatabaseKind } from './dialect.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { classesAndCampuses } from './migrations/0002-classes-and-campuses.ts';
import { savedSearches } from './migrations/0003-saved-searches.ts';
import { readersWords } from './migrations/0004-readers-words.ts';
import { popularWords } from './migrations/0005-popular-words.ts';
import { loansOfAnItem } from './migrations/0006-loans-of-an-item.ts';
import { eventConsumers } from './migrations/0007-event-consumers.ts';
import { knownHoldings } from './migrations/0008-known-holdings.ts';
import { accounts } from './migrations/0009-accounts.ts';
import { usedSearches } from './migrations/0010-used-searches.ts';
import { beatingLeases } from './migrations/0011-beating-leases.ts';
import { textsByLanguage } from './migrations/0012-texts-by-language.ts';
import { loanableCounts } from './migrations/0013-loanable-counts.ts';
import { workOfCaptchas } from './migrations/0014-work-of-captchas.ts';
import { pointsOfWords } from './migrations/0016-points-of-words.ts';
import { openingHours } from './migrations/0017-opening-hours.ts';
import { paymentMethods } from './migrations/0018-payment-methods.ts';
import { shelves } from './migrations/0019-shelves.ts';
import { tickets } from './migrations/0021-tickets.ts';
import { secrets } from './migrations/0022-secrets.ts';
import { privacyConsents } from './migrations/0023-privacy-consents.ts';
import { sessionPurposes } from './migrations/0024-session-purposes.ts';
import { notices } from './migrations/0025-notices.ts';
import { classSchemes } from './migrations/0026-class-schemes.ts';
import { ownData } from './migrations/0027-own-data.ts';
import { signInHistory } from './migrations/0028-sign-in-history.ts';
import { handOvers } from './migrations/0029-hand-overs.ts';
import { guessesOfCodes } from './migrations/0030-guesses-of-codes.ts';
import { secondFactors } from './migrations/0031-second-factors.ts';
import { requests } from './migrations/0032-requests.ts';
import { addresses } from './migrations/0033-addresses.ts';
import { passkeys } from './migrations/0034-passkeys.ts';
import { knownDevices } from './migrations/0035-known-devices.ts';
import { wishes } from './migrations/0036-wishes.ts';
import { takeCodes } from './migrations/0037-take-codes.ts';
import { messages } from './migrations/0038-messages.ts';
import { staff } from './migrations/0039-staff.ts';
import { desk } from './migrations/0040-desk.ts';
import { cards } from './migrations/0042-cards.ts';
import { hourlyLoans } from './migrations/0043-hourly-loans.ts';
import { outgoingMessages } from './migrations/0044-outgoing-messages.ts';
import { offline } from './migrations/0045-offline.ts';
import { calendarFeeds } from './migrations/0046-calendar-feeds.ts';
import { staffCodes } from './migrations/0047-staff-codes.ts';
import { pushSubscriptions } from './migrations/0049-push-subscriptions.ts';
import { objections } from './migrations/0052-objections.ts';
import { openLoansByDay } from './migrations/0053-open-loans-by-day.ts';
import { staffPasskeys } from './migrations/0057-staff-passkeys.ts';
import { copiesOfTheDesk } from './migrations/0058-copies-of-the-desk.ts';
import { requestsOfACopy } from './migrations/0065-requests-of-a-copy.ts';
import { doubleEntry } from './migrations/0066-double-entry.ts';
import { wechatReaders } from './migrations/0067-wechat-readers.ts';
import { selfCheck } from './migrations/0068-self-check.ts';
import { behaviours } from './migrations/0069-behaviours.ts';
import { recallsTakenBack } from './migrations/0070-recalls-taken-back.ts';
import { sip2Terminals } from './migrations/0071-sip2-terminals.ts';
import { fineRules } from './migrations/0075-fine-rules.ts';
import { alliancePeers } from './migrations/0081-alliance-peers.ts';
import { allianceTransactions } from './migrations/0082-alliance-transactions.ts';
import { payments } from './migrations/0083-payments.ts';
import { points } from './migrations/0084-points.ts';
import { leaving } from './migrations/0085-leaving.ts';
import { cashDrawers } from './migrations/0089-cash-drawers.ts';
import { secondPerson } from './migrations/0092-second-person.ts';
import { receipts } from './migrations/0093-receipts.ts';
import { sealedProofs } from './migrations/0094-sealed-proofs.ts';
import { cardsElsewhere } from './migrations/0095-cards-elsewhere.ts';
import { favourites } from './migrations/0097-favourites.ts';
import { moderation } from './migrations/0098-moderation.ts';
import { reviews } from './migrations/0100-reviews.ts';
import { bookLists } from './migrations/0101-book-lists.ts';
import { subscriptions } from './migrations/0102-subscriptions.ts';
import { courses } from './migrations/0104-courses.ts';
import { rankings } from './migrations/0105-rankings.ts';
import { personalMenu } from './migrations/0106-personal-menu.ts';
import { readerActivity } from './migrations/0106-reader-activity.ts';
import { frozenReason } from './migrations/0108-frozen-reason.ts';
import { feedback } from './migrations/0109-feedback.ts';
import { ncipPeers } from './migrations/0109-ncip-peers.ts';
import { topics } from './migrations/0110-topics.ts';
import { homeLayout } from './migrations/0112-home-layout.ts';
import { allianceContacts } from './migrations/0114-alliance-contacts.ts';
import { questionnaires } from './migrations/0122-questionnaires.ts';
import { dueOfReader } from './migrations/0125-due-of-reader.ts';
import { serviceRequests } from './migrations/0127-service-requests.ts';
import { toldPayments } from './migrations/0130-told-payments.ts';
import { chatTurns } from './migrations/0134-chat-turns.ts';
import { modelUse } from './migrations/0138-model-use.ts';
import { announcements } from './migrations/0139-announcements.ts';
import { libraryAnswers } from './migrations/0148-library-answers.ts';
import { questionnaireLanguages } from './migrations/0152-questionnaire-languages.ts';
import { orderRemaps } from './migrations/order-remaps.ts';

type Step = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/** Numbered and forward only; a released step is never changed. */
const STEPS: Readonly<Record<string, Step>> = {
  '0001-foundation': foundation,
  '0002-classes-and-campuses': classesAndCampuses,
  '0003-saved-searches': savedSearches,
  '0004-readers-words': readersWords,
  '0005-popular-words': popularWords,
  '0006-loans-of-an-item': loansOfAnItem,
  '0007-event-consumers': eventConsumers,
  '0008-known-holdings': knownHoldings,
  '0009-accounts': accounts,
  '0010-used-searches': usedSearches,
  '0011-beating-leases': beatingLeases,
  '0012-texts-by-language': textsByLanguage,
  '0013-loanable-counts': loanableCounts,
  '0014-work-of-captchas': workOfCaptchas,
  '0015-records-read-again': orderRemaps,
  '0016-points-of-words': pointsOfWords,
  '0017-opening-hours': openingHours,
  '0018-payment-methods': paymentMethods,
  '0019-shelves': shelves,
  '0020-hosts-and-access-notes': orderRemaps,
  '0021-tickets': tickets,
  '0022-secrets': secrets,
  '0023-privacy-consents': privacyConsents,
  '0024-session-purposes': sessionPurposes,
  '0025-notices': notices,
  '0026-class-schemes': classSchemes,
  '0027-own-data': ownData,
  '0028-sign-in-history': signInHistory,
  '0029-hand-overs': handOvers,
  '0030-guesses-of-codes': guessesOfCodes,
  '0031-second-factors': secondFactors,
  '0032-requests': requests,
  '0033-addresses': addresses,
  '0034-passkeys': passkeys,
  '0035-known-devices': knownDevices,
  '0036-wishes': wishes,
  '0037-take-codes': takeCodes,
  '0038-messages': messages,
  '0039-staff': staff,
  '0040-desk': desk,
  '0042-cards': cards,
  '0043-hourly-loans': hourlyLoans,
  '0044-outgoing-messages': outgoingMessages,
  '0045-offline': offline,
  '0046-calendar-feeds': calendarFeeds,
  '0047-staff-codes': staffCodes,
  '0049-push-subscriptions': pushSubscriptions,
  '0052-objections': objections,
  '0053-open-loans-by-day': openLoansByDay,
  '0057-staff-passkeys': staffPasskeys,
  '0058-copies-of-the-desk': copiesOfTheDesk,
  '0065-requests-of-a-copy': requestsOfACopy,
  '0066-double-entry': doubleEntry,
  '0067-wechat-readers': wechatReaders,
  '0068-self-check': selfCheck,
  '0069-behaviours': behaviours,
  '0070-recalls-taken-back': recallsTakenBack,
  '0071-sip2-terminals': sip2Terminals,
  '0075-fine-rules': fineRules,
  '0081-alliance-peers': alliancePeers,
  '0082-alliance-transactions': allianceTransactions,
  '0083-payments': payments,
  '0084-points': points,
  '0085-leaving': leaving,
  '0089-cash-drawers': cashDrawers,
  '0092-second-person': secondPerson,
  '0093-receipts': receipts,
  '0094-sealed-proofs': sealedProofs,
  '0095-cards-elsewhere': cardsElsewhere,
  '0097-favourites': favourites,
  '0098-moderation': moderation,
  '0100-reviews': reviews,
  '0101-book-lists': bookLists,
  '0102-subscriptions': subscriptions,
  '0104-courses': courses,
  '0105-rankings': rankings,
  '0106-personal-menu': personalMenu,
  '0106-reader-activity': readerActivity,
  '0108-frozen-reason': frozenReason,
  '0109-feedback': feedback,
  '0109-ncip-peers': ncipPeers,
  '0110-topics': topics,
  '0112-home-layout': homeLayout,
  '0114-alliance-contacts': allianceContacts,
  '0122-questionnaires': questionnaires,
  '0125-due-of-reader': dueOfReader,
  '0130-told-payments': toldPayments,
  '0127-service-requests': serviceRequests,
  '0134-chat-turns': chatTurns,
  '0138-model-use': modelUse,
  '0139-announcements': announcements,
  '0148-library-answers': libraryAnswers,
  '0152-questionnaire-languages': questionnaireLanguages,
};

/** Brings the database to the newest schema, under Kysely's migration lock; answers the steps it took. */
export async function migrate(db: Db, kind: DatabaseKind): Promise<string[]> {
  return withoutLimit(db, kind, async (one) => taken(await migratorOf(one, kind).migrateToLatest()));
}

/** Brings an empty database to the schema of an earlier version, by the name of that version's last step. */
export async function migrateUpTo(db: Db, kind: DatabaseKind, last: string): Promise<string[]> {
  return taken(await migratorOf(db, kind).migrateTo(last));
}

/** An index of a large table takes longer than a statement may, and so does waiting for another node that makes it. */
function withoutLimit<T>(db: Db, kind: DatabaseKind, act: (db: Db) => Promise<T>): Promise<T> {
  if (kind === 'sqlite') return act(db);
  return db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    try {
      return await act(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
}

function migratorOf(db: Db, kind: DatabaseKind): Migrator {
  const up = (step: Step) => ({ up: (at: Kysely<unknown>) => step(at, kind) });
  const migrations = Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, up(step)]));
  const provider = { getMigrations: async () => migrations };
  // Steps of parts that were made beside each other came in another order than their numbers: a database may lack one below its last.
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}

function taken({ error, results }: MigrationResultSet): string[] {
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
