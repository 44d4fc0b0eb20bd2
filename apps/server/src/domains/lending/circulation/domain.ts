import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { bibChanged } from '../../collection/catalogue/bib-changed.ts';
import { copiesChanged } from '../../collection/catalogue/copies-changed.ts';
import { circulationAuditNames } from './audit-names.ts';
import { usedByCirculation } from './catalogue-use.ts';
import { loanRecalled, recallTakenBack } from './desk/loan-recalled.ts';
import { longLoans } from './desk/long-loans.ts';
import { forgetReaders } from './forget-readers.ts';
import { hearHoursChanged } from './lending/follow-hours.ts';
import { loanReturned } from './loans/loan-returned.ts';
import { moneyTaken } from './money/money-taken.ts';
import { objectionDecided, objectionMade } from './objections/objection-events.ts';
import { CIRCULATION_PERSONAL } from './personal.ts';
import { POSTING_LISTENERS } from './posting-listeners.ts';
import { holderAsked } from './requests/holder-asked.ts';
import { readerFreed } from './requests/reader-freed.ts';
import { requestClock } from './requests/request-clock.ts';
import { requestMoved } from './requests/request-moved.ts';
import { hearChangedCopies, hearFreedReaders, serveShelves } from './requests/serve-shelves.ts';
import { hearWithdrawnCopies } from './requests/withdrawn-copies.ts';

/** What can be undone for minutes is not kept for longer than a day: it names who borrowed what. */
const UNDO_KEPT_SECONDS = 86_400;

export const circulation: Domain = {
  auditNames: circulationAuditNames,
  hears: [hearChangedCopies, hearWithdrawnCopies, hearFreedReaders, hearHoursChanged],
  sends: [
    copiesChanged,
    bibChanged,
    requestMoved,
    readerFreed,
    holderAsked,
    loanRecalled,
    recallTakenBack,
    loanReturned,
    objectionMade,
    objectionDecided,
    moneyTaken,
  ],
  expiries: [
    { table: 'desk_act', isOver: (now) => sql`acted_at <= ${later(now, -UNDO_KEPT_SECONDS)}` },
    { table: 'request_code', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
  ],
  usesCatalogue: [usedByCirculation],
  personal: CIRCULATION_PERSONAL,
  background: (deps) => ({
    jobs: [
      requestClock(deps),
      serveShelves(deps),
      forgetReaders(deps),
      longLoans({ ...deps, listeners: POSTING_LISTENERS }),
    ],
  }),
  demo: async () => (await import('./demo/seed-circulation.ts')).circulationSeed,
};
