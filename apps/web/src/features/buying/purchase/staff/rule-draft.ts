import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import { decimalAmount } from '@lectern/rules/money';
import { minorUnits } from '../../../../lib/minor-units.ts';

/** A rule while it is written: numbers and lists as they are typed. */
export interface RuleDraft extends Pick<PurchaseRule, 'group' | 'isOn' | 'mayBeHeld'> {
  readonly booksPerMonth: string;
  readonly moneyPerYear: string;
  readonly highestPrice: string;
  readonly yearsBack: string;
  readonly classes: string;
  readonly languages: string;
  readonly kindsLeftOut: PurchaseRule['kindsLeftOut'];
  readonly budgetIds: readonly string[];
}

export function draftOfRule(rule: PurchaseRule | undefined, group: string, currency: string): RuleDraft {
  const money = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : decimalAmount({ amount, currency });
  return {
    group: rule?.group ?? group,
    isOn: rule?.isOn ?? true,
    mayBeHeld: rule?.mayBeHeld ?? false,
    booksPerMonth: String(rule?.booksPerMonth ?? ''),
    moneyPerYear: money(rule?.moneyPerYear),
    highestPrice: money(rule?.highestPrice),
    yearsBack: String(rule?.yearsBack ?? ''),
    classes: rule?.classesLeftOut.join(' ') ?? '',
    languages: rule?.languages.join(' ') ?? '',
    kindsLeftOut: rule?.kindsLeftOut ?? ['textbook', 'exam'],
    budgetIds: rule?.budgetIds ?? [],
  };
}

/** The rule that a draft says; undefined where a number is none. */
export function ruleOfDraft(draft: RuleDraft, currency: string): PurchaseRule | undefined {
  const whole = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined);
  const money = (text: string) => minorUnits(text, currency);
  const orNone = (text: string, read: (text: string) => number | undefined) =>
    text.trim() === '' ? null : read(text);
  const booksPerMonth = orNone(draft.booksPerMonth, whole);
  const moneyPerYear = orNone(draft.moneyPerYear, money);
  const highestPrice = orNone(draft.highestPrice, money);
  const yearsBack = orNone(draft.yearsBack, whole);
  if (booksPerMonth === undefined || moneyPerYear === undefined) return undefined;
  if (highestPrice === undefined || yearsBack === undefined) return undefined;
  const words = (text: string) => text.split(/[\s,;，；、]+/).filter((word) => word !== '');
  return {
    group: draft.group,
    isOn: draft.isOn,
    mayBeHeld: draft.mayBeHeld,
    booksPerMonth,
    moneyPerYear,
    highestPrice,
    yearsBack,
    classesLeftOut: words(draft.classes),
    languages: words(draft.languages).map((word) => word.toLowerCase()),
    kindsLeftOut: draft.kindsLeftOut,
    budgetIds: [...draft.budgetIds],
  };
}
