import { checkScoreFlag } from '@lectern/contracts/shelf/points/check-score-flag';
import { correctPoints } from '@lectern/contracts/shelf/points/correct-points';
import { getPointTerms } from '@lectern/contracts/shelf/points/get-point-terms';
import { getReaderPoints } from '@lectern/contracts/shelf/points/get-reader-points';
import { getScoreNotice } from '@lectern/contracts/shelf/points/get-score-notice';
import { listPointLines } from '@lectern/contracts/shelf/points/list-point-lines';
import { putPointTerms } from '@lectern/contracts/shelf/points/put-point-terms';
import { scorePay } from '@lectern/contracts/shelf/points/score-pay';
import { givePoints } from '../../domains/shelf/points/change-points.ts';
import { putTerms } from '../../domains/shelf/points/store/terms-store.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { buildFineEntry, buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, patronGone } from './ways.ts';

const TERMS = {
  rules: [],
  validDays: null,
  pays: true,
  minorUnitsPerPoint: 10,
  leastPoints: 20,
  mostPointsADay: null,
};
const PAY = { points: 20, amount: 300 };
const NO_FINE = { behaviourDetlIds: ['nothing'] };
const READER = { reader: 'nobody' };
const CORRECT = { ...READER, change: -5, reason: 'Counted twice' };

/** Asks where points pay fines. */
const withTerms =
  <Input>(input: (library: RefusingLibrary) => Input | Promise<Input>) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await inTransaction(library.deps.db, (tx) => putTerms(tx, TENANT, TERMS));
    return input(library);
  };

/** A reader who owes 3.00 calls, and has points. */
const asDebtor = (points: number, input: typeof PAY) =>
  withTerms(async (library) => {
    const { db } = library.deps;
    const patron = await buildPatron(db);
    await buildFineEntry(db, { patron_id: patron.id, amount: 300 });
    library.caller = { token: await buildSession(db, patron) };
    const at = { tenantId: TENANT, now: library.clock.now().toISOString() };
    const given = {
      patronId: patron.id,
      kind: 'corrected',
      operation: 'correction',
      platform: 'desk',
    } as const;
    if (points > 0) await inTransaction(db, (tx) => givePoints(tx, at, { ...given, points }, null));
    return input;
  });

/** How calls about points are refused. */
export const POINTS_PROVOKED: readonly Provoked[] = [
  provoked(getScoreNotice, {}),
  provoked(listPointLines, {}),
  provoked(checkScoreFlag, {
    PATRON_NOT_FOUND: patronGone({}),
    BEHAVIOUR_NOT_FOUND: () => NO_FINE,
  }),
  provoked(scorePay, {
    POINTS_NOT_TAKEN: () => PAY,
    PATRON_NOT_FOUND: withTerms(patronGone(PAY)),
    BEHAVIOUR_NOT_FOUND: withTerms(() => ({ ...PAY, ...NO_FINE })),
    AMOUNT_CHANGED: asDebtor(100, { ...PAY, amount: 299 }),
    POINTS_TOO_FEW: asDebtor(19, PAY),
    POINTS_OUT_OF_LIMITS: asDebtor(100, { ...PAY, points: 19 }),
  }),
  provoked(getPointTerms, {}),
  provoked(putPointTerms, {}),
  provoked(getReaderPoints, { ILS_UNAVAILABLE: ilsAway(READER), PATRON_NOT_FOUND: () => READER }),
  provoked(correctPoints, {
    ILS_UNAVAILABLE: ilsAway(CORRECT),
    PATRON_NOT_FOUND: () => CORRECT,
    POINTS_TOO_FEW: async ({ deps }) => ({ ...CORRECT, reader: (await buildPatron(deps.db)).primary_id }),
  }),
];
