import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import { expect, it } from 'vitest';
import { draftOfRule, ruleOfDraft } from './rule-draft.ts';

const RULE: PurchaseRule = {
  group: 'staff',
  isOn: true,
  booksPerMonth: 3,
  moneyPerYear: 150_050,
  highestPrice: null,
  yearsBack: 5,
  classesLeftOut: ['TP3', 'G4'],
  kindsLeftOut: ['exam'],
  languages: ['chi', 'eng'],
  mayBeHeld: true,
  budgetIds: ['b1'],
};

it('is the rule that it was made of', () => {
  expect(ruleOfDraft(draftOfRule(RULE, '*', 'CNY'), 'CNY')).toEqual(RULE);
});

it('takes an empty field as no limit, and words with any sign between them', () => {
  const draft = { ...draftOfRule(undefined, '*', 'CNY'), classes: 'TP3，G4; I', languages: 'CHI eng' };
  expect(ruleOfDraft(draft, 'CNY')).toMatchObject({
    group: '*',
    booksPerMonth: null,
    moneyPerYear: null,
    classesLeftOut: ['TP3', 'G4', 'I'],
    languages: ['chi', 'eng'],
  });
});

it.each([{ booksPerMonth: 'two' }, { moneyPerYear: '-1' }, { highestPrice: 'x' }, { yearsBack: '1.5' }])(
  'is no rule with %o',
  (wrong) => {
    expect(ruleOfDraft({ ...draftOfRule(RULE, '*', 'CNY'), ...wrong }, 'CNY')).toBeUndefined();
  },
);
