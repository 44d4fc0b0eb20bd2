import type { PurchaseReason, PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';

/** What is known of a title, and of its order, when it is judged. Money in minor units. */
export interface JudgedItem {
  readonly price: number;
  readonly freight: number;
  readonly currency: string;
  /** 0 if unknown. */
  readonly year: number;
  readonly classNo: string;
  readonly kind: PurchaseRule['kindsLeftOut'][number];
  /** Empty if unknown. */
  readonly language: string;
  /** -1 if the vendor does not say. */
  readonly stock: number;
  readonly isSold: boolean;
  readonly isHeld: boolean;
  readonly isOnOrder: boolean;
}

export interface JudgedReader {
  readonly rule: PurchaseRule | undefined;
  /** The library system forbids the reader to borrow. */
  readonly isBlocked: boolean;
  readonly booksThisMonth: number;
  /** Minor units. */
  readonly moneyThisYear: number;
}

/** Whether a quota has room for that much more. */
const hasRoom = (limit: number | null, used: number, more: number) => limit === null || used + more <= limit;

/** Why a reader may order nothing now; empty if nothing speaks against it. */
export function judgeReader({ rule, isBlocked, ...used }: JudgedReader): PurchaseReason[] {
  if (!rule?.isOn) return ['off'];
  const reasons: PurchaseReason[] = [];
  if (isBlocked) reasons.push('blocked');
  if (!hasRoom(rule.booksPerMonth, used.booksThisMonth, 1)) reasons.push('booksPerMonth');
  // The cheapest book costs something.
  if (!hasRoom(rule.moneyPerYear, used.moneyThisYear, 1)) reasons.push('moneyPerYear');
  return reasons;
}

/** All reasons why a reader may not order a title, besides money of budgets; empty if the rules allow it. */
export function judgeItem(
  reader: JudgedReader,
  item: JudgedItem,
  { currency, year }: { readonly currency: string; readonly year: number },
): PurchaseReason[] {
  const reasons = judgeReader(reader);
  const { rule } = reader;
  if (!rule?.isOn) return reasons;
  const say = (reason: PurchaseReason, isSo: boolean) => {
    if (isSo && !reasons.includes(reason)) reasons.push(reason);
  };
  say('gone', !item.isSold);
  say('soldOut', item.stock === 0);
  say('currency', item.currency !== currency);
  say('price', rule.highestPrice !== null && item.price > rule.highestPrice);
  say('moneyPerYear', !hasRoom(rule.moneyPerYear, reader.moneyThisYear, item.price + item.freight));
  say('year', rule.yearsBack !== null && item.year > 0 && item.year < year - rule.yearsBack);
  say(
    'class',
    rule.classesLeftOut.some((one) => isWithin(item.classNo, one)),
  );
  say('kind', rule.kindsLeftOut.includes(item.kind));
  say(
    'language',
    rule.languages.length > 0 && item.language !== '' && !rule.languages.includes(item.language),
  );
  say('held', item.isHeld && !rule.mayBeHeld);
  say('onOrder', item.isOnOrder);
  return reasons;
}

/** A class with all below it: their numbers begin with its own. */
function isWithin(classNo: string, above: string): boolean {
  return classNo !== '' && classNo.toUpperCase().startsWith(above.toUpperCase());
}
