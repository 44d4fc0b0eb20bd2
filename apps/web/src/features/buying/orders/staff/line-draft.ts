import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import type { putBasketLine } from '@lectern/contracts/buying/orders/put-basket-line';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { decimalAmount } from '@lectern/rules/money';
import { minorUnits } from '../../../../lib/minor-units.ts';
import type { OrderChoices } from './choices.ts';

/** A line as it is typed: numbers are texts. */
export interface LineDraft {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly publishYear: string;
  readonly isbn: string;
  readonly vendorId: string;
  readonly vendorNumber: string;
  readonly price: string;
  readonly discount: string;
  readonly tax: string;
  readonly note: string;
  readonly copies: readonly { readonly libraryCode: string; readonly quantity: string }[];
  readonly shares: readonly { readonly budgetId: string; readonly parts: string }[];
}

/** The draft of a line; a new one is for one copy of the first library, from the first open budget. */
export function draftOf(line: OrderLineView | undefined, choices: OrderChoices): LineDraft {
  const [library] = choices.libraries;
  const budget = choices.budgets.find(({ isOpen }) => isOpen);
  const copies = line?.copies.map(({ libraryCode, quantity }) => ({
    libraryCode,
    quantity: String(quantity),
  }));
  const shares = line?.shares.map(({ budgetId, parts }) => ({ budgetId, parts: String(parts) }));
  return {
    title: line?.title ?? '',
    author: line?.author ?? '',
    publisher: line?.publisher ?? '',
    publishYear: line?.publishYear ?? '',
    isbn: line?.isbn ?? '',
    vendorId: line?.vendorId ?? '',
    vendorNumber: line?.vendorNumber ?? '',
    price: line && line.price > 0 ? decimalAmount({ amount: line.price, currency: line.currency }) : '',
    discount: line ? String(line.discount / 100) : '0',
    tax: line ? String(line.tax / 100) : '0',
    note: line?.note ?? '',
    copies:
      copies && copies.length > 0
        ? copies
        : [{ libraryCode: library?.code ?? '', quantity: String(line?.quantity ?? 1) }],
    shares: shares && shares.length > 0 ? shares : [{ budgetId: budget?.id ?? '', parts: '1' }],
  };
}

/** The currency in which the price of a draft is: that of its vendor. */
export function currencyOfDraft({ vendorId }: LineDraft, choices: OrderChoices): string {
  return choices.vendors.find(({ id }) => id === vendorId)?.currency ?? choices.currency;
}

/** Hundredths of a percent of what was typed; undefined where it is none. */
export function hundredths(percent: string): number | undefined {
  const number = Number(percent.trim().replace(',', '.'));
  if (percent.trim() === '' || !Number.isFinite(number) || number < 0 || number > 100) return undefined;
  return Math.round(number * 100);
}

/** What is sent, or undefined where something typed is no number or missing. */
export function inputOfDraft(
  draft: LineDraft,
  choices: OrderChoices,
  line: OrderLineView | undefined,
): InputOf<(typeof putBasketLine)['input']> | undefined {
  const price = draft.price.trim() === '' ? 0 : minorUnits(draft.price, currencyOfDraft(draft, choices));
  const discount = hundredths(draft.discount);
  const tax = hundredths(draft.tax);
  const copies = draft.copies.map(({ libraryCode, quantity }) => ({
    libraryCode,
    quantity: Number(quantity),
  }));
  const shares = draft.shares
    .filter(({ budgetId }) => budgetId !== '')
    .map(({ budgetId, parts }) => ({ budgetId, parts: Number(parts) }));
  const isWhole = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;
  if (
    draft.title.trim() === '' ||
    price === undefined ||
    discount === undefined ||
    tax === undefined ||
    copies.some(({ libraryCode, quantity }) => libraryCode === '' || !isWhole(quantity, 999)) ||
    shares.some(({ parts }) => !isWhole(parts, 10_000))
  )
    return undefined;
  const { title, author, publisher, publishYear, isbn, vendorId, vendorNumber, note } = draft;
  return {
    ...(line && { id: line.id }),
    ...(line && line.recordId !== '' && { recordId: line.recordId }),
    ...(vendorId !== '' && { vendorId }),
    title,
    author,
    publisher,
    publishYear,
    isbn,
    vendorNumber,
    price,
    discount,
    tax,
    note,
    copies,
    shares,
  };
}
