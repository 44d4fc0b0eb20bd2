import { BUDGET_NOT_FOUND } from '@lectern/contracts/buying/budgets/errors';
import { ORDER_LINE_MOVED_ON, ORDER_LINE_NOT_FOUND } from '@lectern/contracts/buying/orders/errors';
import { putBasketLine } from '@lectern/contracts/buying/orders/put-basket-line';
import { VENDOR_NOT_FOUND } from '@lectern/contracts/buying/vendors/errors';
import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { auditedLine } from '../lines/audited-line.ts';
import { copiesOf, sharesOf } from '../lines/line-parts.ts';
import { newLine, storedFacts } from '../lines/new-line.ts';
import { presentLine, readLineNames } from '../lines/present-lines.ts';
import { lockLines, writeLine } from '../store/line-store.ts';

export const putBasketLineCall = implement(putBasketLine)(async ({ input, context, deps }) => {
  const { tenant, staff, language } = context;
  const { id, vendorId = '', recordId = '' } = input;
  const names = await readLineNames(deps, tenant, language);
  const vendor = (await readVendors(deps, tenant.id, language)).get(vendorId);
  if (vendorId !== '' && !vendor) return refuse(VENDOR_NOT_FOUND);
  if (input.shares.some(({ budgetId }) => !names.budgets.has(budgetId))) return refuse(BUDGET_NOT_FOUND);
  if (recordId !== '' && !(await findBib(deps.db, tenant.id, recordId))) return refuse(BIB_NOT_FOUND);
  const now = deps.clock.now().toISOString();
  const copies = copiesOf(input.copies);
  const facts = {
    title: input.title,
    author: input.author,
    publisher: input.publisher,
    publish_year: input.publishYear,
    isbn: input.isbn,
    vendor_id: vendorId,
    vendor_number: input.vendorNumber,
    record_id: recordId,
    price: input.price,
    currency: vendor?.currency ?? tenant.settings.policy.currency,
    discount: input.discount,
    tax: input.tax,
    quantity: copies.reduce((sum, { quantity }) => sum + quantity, 0),
    note: input.note,
  };
  const written = await inTransaction(deps.db, async (tx) => {
    const [before] = id === undefined ? [] : await lockLines(tx, tenant.id, [id]);
    if (id !== undefined && !before) return refuse(ORDER_LINE_NOT_FOUND);
    if (before && before.line.state !== 'basket')
      return refuse(ORDER_LINE_MOVED_ON, { title: before.line.title });
    const line = before
      ? { ...before.line, ...storedFacts({ ...facts, wish_id: before.line.wish_id }) }
      : newLine(tenant.id, { ...facts, wish_id: '' }, { addedBy: staff.id, now });
    const whole = {
      line,
      copies: copies.map((one) => ({ ...one, line_id: line.id, tenant_id: tenant.id })),
      shares: sharesOf(line, input.shares),
    };
    await writeLine(tx, whole);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'orders.putLine',
      subject: line.title,
      before: before && auditedLine(before.line),
      after: auditedLine(line),
      at: now,
    });
    return whole;
  });
  return isRefusal(written) ? written : presentLine(written, names);
});
