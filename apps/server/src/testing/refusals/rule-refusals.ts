import { explainRule } from '@lectern/contracts/lending/rules/explain-rule';
import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { putAmnesty } from '@lectern/contracts/lending/rules/put-amnesty';
import { putItemType } from '@lectern/contracts/lending/rules/put-item-type';
import { putPatronGroup } from '@lectern/contracts/lending/rules/put-patron-group';
import { putRule } from '@lectern/contracts/lending/rules/put-rule';
import { putUsualSet } from '@lectern/contracts/lending/rules/put-usual-set';
import { removeAmnesty } from '@lectern/contracts/lending/rules/remove-amnesty';
import { removeRule } from '@lectern/contracts/lending/rules/remove-rule';
import { buildPatron, buildPatronGroup } from '../builders.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway } from './ways.ts';

const KEY = { patronGroup: 'nobody', itemType: 'nothing' };
const RULE = {
  ...KEY,
  loanable: true,
  loanDays: 30,
  loanHours: null,
  renewDays: 30,
  maxRenewals: 1,
  maxLoans: null,
  finePerDay: 10,
  finePerHour: null,
  fineCap: 1000,
  grace: 0,
  closedDaysCost: false,
  lostPrice: null,
  lostHandling: null,
};
const GROUP = { code: 'student', names: { 'en-US': 'Student' }, maxLoans: 10, fineCap: null };
const TYPE = { code: 'book', names: { 'en-US': 'Book' } };
const AMNESTY = {
  id: 'winter',
  firstDay: '2026-12-24',
  lastDay: '2027-01-06',
  covers: 'returns' as const,
  note: 'Winter',
};
const PAIR = { reader: 'nobody', barcode: 'nothing' };

/** Asks where rules are kept in another system. */
const elsewhere =
  <Input>(input: Input) =>
  (library: RefusingLibrary): Input => {
    library.patrons.areElsewhere = true;
    return input;
  };

const ofRules = <Input>(input: Input) => ({ RULES_ELSEWHERE: elsewhere(input) });

/** How calls about loan rules are refused. */
export const RULES_PROVOKED: readonly Provoked[] = [
  provoked(getRules, ofRules({})),
  provoked(putRule, {
    ...ofRules(RULE),
    PATRON_GROUP_UNKNOWN: () => RULE,
    async ITEM_TYPE_UNKNOWN({ deps: { db } }) {
      await buildPatronGroup(db, { code: 'student' });
      return { ...RULE, patronGroup: 'student' };
    },
  }),
  provoked(removeRule, { ...ofRules(KEY), RULE_UNKNOWN: () => KEY }),
  provoked(putPatronGroup, ofRules(GROUP)),
  provoked(putItemType, ofRules(TYPE)),
  provoked(putUsualSet, ofRules({ kind: 'public' as const })),
  provoked(putAmnesty, ofRules(AMNESTY)),
  provoked(removeAmnesty, { ...ofRules({ id: 'nothing' }), AMNESTY_UNKNOWN: () => ({ id: 'nothing' }) }),
  provoked(explainRule, {
    ...ofRules(PAIR),
    ILS_UNAVAILABLE: ilsAway(PAIR),
    PATRON_NOT_FOUND: () => PAIR,
    async ITEM_NOT_FOUND({ deps: { db } }) {
      return { ...PAIR, reader: (await buildPatron(db)).primary_id };
    },
  }),
];
