import { addDays, dateIn } from '../../platform/clock.ts';
import { newId } from '../../platform/db/ids.ts';
import type { IlsTenant } from '../../ports/ils/library-systems.ts';
import { isOut, MEMORY_RULE, memoryAccount } from '../memory-library/memory-account.ts';
import { createMemoryIls } from '../memory-library/memory-ils.ts';
import type {
  MemoryHold,
  MemoryItem,
  MemoryLibrary,
  MemoryPatron,
} from '../memory-library/memory-library.ts';
import { cancelMemoryHold, placeMemoryHold } from '../memory-library/memory-queue.ts';
import type { AnswerPysip, PysipFields } from './pysip2-server.ts';

/** Answers requests of SIP2 from a library in memory, as the standard says and not as our driver reads it. */
export function answerForMemory(library: MemoryLibrary, tenant: IlsTenant): AnswerPysip {
  const ils = createMemoryIls(library, tenant);
  const patronOf = (request: PysipFields) =>
    library.patrons.find(({ primaryId }) => primaryId === request.patron_identifier);
  const itemOf = (request: PysipFields) =>
    library.items.find(({ barcode }) => barcode === request.item_identifier);

  function patronInformation(request: PysipFields): PysipFields {
    const patron = patronOf(request);
    const password = request.patron_password;
    const fields = {
      language: '000',
      institution_id: 'MAIN',
      patron_identifier: request.patron_identifier,
      personal_name: patron?.name ?? '',
      valid_patron: patron ? 'Y' : 'N',
      ...(typeof password === 'string' &&
        password !== '' && { valid_patron_password: patron?.password === password ? 'Y' : 'N' }),
    };
    return patron ? { ...fields, ...stateOf(patron, request) } : { ...fields, ...NOTHING };
  }

  function stateOf(patron: MemoryPatron, { summary, start_item, end_item }: PysipFields): PysipFields {
    const { open, owed, accruing, today, blocks } = memoryAccount(library, tenant, patron);
    const own = library.holds.filter(({ patronId }) => patronId === patron.id);
    const kept = own.filter(({ readyUntil }) => readyUntil !== undefined);
    const waiting = own.filter(({ readyUntil }) => readyUntil === undefined);
    const overdue = open.filter(({ dueDate }) => dueDate < today);
    const titles = (holds: typeof own) => holds.map(({ bibId }) => library.titles.get(bibId) ?? '');
    const wanted = String(summary).indexOf('Y');
    const part = (at: number, values: readonly string[]) =>
      wanted === at ? values.slice(Number(start_item ?? 1) - 1, Number(end_item ?? values.length)) : [];
    const codes = blocks.map(({ code }) => code);
    const flags: string[] = Array.from({ length: 14 }, () => ' ');
    if (codes.length > 0) flags[0] = flags[1] = 'Y';
    if (codes.includes('CARD_LOST')) flags[4] = 'Y';
    if (codes.includes('FINES_OVER_LIMIT')) flags[10] = 'Y';
    const count = (values: readonly unknown[]) => String(values.length).padStart(4, '0');
    return {
      patron_status: flags.join(''),
      hold_items_count: count(kept),
      overdue_items_count: count(overdue),
      charged_items_count: count(open),
      fine_items_count: '0000',
      recall_items_count: '0000',
      unavailable_holds_count: count(waiting),
      ...(patron.loanLimit !== undefined && {
        charged_items_limit: String(patron.loanLimit).padStart(4, '0'),
      }),
      currency_type: 'CNY',
      fee_amount: ((owed + accruing) / 100).toFixed(2),
      hold_items: part(0, titles(kept)),
      charged_items: part(
        2,
        open.map(({ item }) => item.barcode),
      ),
      unavailable_hold_items: part(5, titles(waiting)),
    };
  }

  function itemInformation(request: PysipFields): PysipFields {
    const item = itemOf(request);
    const loan = item && library.loans.find((one) => one.item === item && one.returnedOn === undefined);
    return {
      circulation_status: item ? statusOf(library, item) : '01',
      security_marker: '00',
      fee_type: '01',
      item_identifier: request.item_identifier,
      title_identifier: (item && library.titles.get(item.bibId)) ?? '',
      ...(item && {
        hold_queue_length: String(library.holds.filter(({ bibId }) => bibId === item.bibId).length),
      }),
      ...(loan && { due_date: `${loan.dueDate.replaceAll('-', '')}    235900` }),
    };
  }

  async function renew(request: PysipFields): Promise<PysipFields> {
    const [patron, item] = [patronOf(request), itemOf(request)];
    const loan = library.loans.find(
      (one) => one.item === item && one.patronId === patron?.id && one.returnedOn === undefined,
    );
    const results = patron && loan ? await ils.renew(patron.id, [loan.id]) : [];
    const result = Array.isArray(results) ? results[0] : undefined;
    return {
      ok: result?.renewed ? '1' : '0',
      renewal_ok: result?.renewed ? 'Y' : 'N',
      magnetic_media: 'N',
      desensitize: result?.renewed ? 'Y' : 'N',
      institution_id: 'MAIN',
      patron_identifier: request.patron_identifier,
      item_identifier: request.item_identifier,
      title_identifier: (item && library.titles.get(item.bibId)) ?? '',
      due_date: result?.renewed ? `${result.dueDate.replaceAll('-', '')}    235900` : '',
      screen_message: result?.renewed ? [] : ['不能续借'],
    };
  }

  /** Any copy of a title is named by one of its barcodes, what is cancelled also by its title. */
  function hold(request: PysipFields): PysipFields {
    const [patron, item] = [patronOf(request), itemOf(request)];
    const isNamed = ({ bibId }: MemoryHold) =>
      item ? bibId === item.bibId : library.titles.get(bibId) === request.title_identifier;
    const own = library.holds.find((one) => one.patronId === patron?.id && isNamed(one));
    const isDone =
      request.hold_mode === '-'
        ? cancelMemoryHold(library, own)
        : typeof placeMemoryHold(library, {
            patronId: patron?.id ?? '',
            bibId: item?.bibId ?? '',
            pickupLibrary: typeof request.pickup_location === 'string' ? request.pickup_location : 'MAIN',
          }) !== 'string';
    return {
      ok: isDone ? '1' : '0',
      available: 'N',
      institution_id: 'MAIN',
      patron_identifier: request.patron_identifier,
      item_identifier: request.item_identifier,
      screen_message: isDone ? [] : ['不能预约'],
    };
  }

  /** All of a patron's loans; what the rules refuse stays as it is. */
  async function renewAll(request: PysipFields): Promise<PysipFields> {
    const patron = patronOf(request);
    const open = library.loans.filter(
      (loan) => loan.patronId === patron?.id && loan.returnedOn === undefined,
    );
    const answer = await ils.renew(
      patron?.id ?? '',
      open.map(({ id }) => id),
    );
    const results = Array.isArray(answer) ? answer : [];
    const titles = (renewed: boolean) =>
      results.filter((result) => result.renewed === renewed).map(({ title }) => title);
    const count = (values: readonly string[]) => String(values.length).padStart(4, '0');
    return {
      ok: patron ? '1' : '0',
      renewed_count: count(titles(true)),
      unrenewed_count: count(titles(false)),
      institution_id: 'MAIN',
      renewed_items: titles(true),
      unrenewed_items: titles(false),
    };
  }

  function checkOut(request: PysipFields): PysipFields {
    const [patron, item] = [patronOf(request), itemOf(request)];
    const isLent =
      patron !== undefined &&
      item !== undefined &&
      !isOut(library, item.id) &&
      item.status === 'available' &&
      memoryAccount(library, tenant, patron).blocks.length === 0;
    const dueDate = addDays(dateIn(tenant.policy.timeZone, library.clock.now()), MEMORY_RULE.loanDays);
    if (isLent)
      library.loans.push({
        id: newId(),
        patronId: patron.id,
        item,
        checkedOutOn: dateIn(tenant.policy.timeZone, library.clock.now()),
        dueDate,
        renewals: 0,
        posted: 0,
      });
    return {
      ok: isLent ? '1' : '0',
      renewal_ok: 'N',
      magnetic_media: 'N',
      desensitize: isLent ? 'Y' : 'N',
      institution_id: 'MAIN',
      patron_identifier: request.patron_identifier,
      item_identifier: request.item_identifier,
      title_identifier: (item && library.titles.get(item.bibId)) ?? '',
      due_date: isLent ? `${dueDate.replaceAll('-', '')}    235900` : '',
      screen_message: isLent ? [] : ['不能借出'],
    };
  }

  function checkIn(request: PysipFields): PysipFields {
    const item = itemOf(request);
    const at = library.loans.findIndex((one) => one.item === item && one.returnedOn === undefined);
    const loan = library.loans[at];
    const returnedOn = dateIn(tenant.policy.timeZone, library.clock.now());
    if (loan) library.loans[at] = { ...loan, returnedOn };
    return {
      ok: item ? '1' : '0',
      resensitize: 'Y',
      magnetic_media: 'N',
      alert: 'N',
      institution_id: 'MAIN',
      item_identifier: request.item_identifier,
      permanent_location: item?.libraryCode ?? '',
      title_identifier: (item && library.titles.get(item.bibId)) ?? '',
    };
  }

  /** Takes a sum off the oldest fines; what is more than they are is not taken. */
  function feePaid(request: PysipFields): PysipFields {
    const patron = patronOf(request);
    const paid = Math.round(Number(request.fee_amount) * 100);
    const own = library.fines.filter(({ patronId }) => patronId === patron?.id);
    const isTaken = paid > 0 && paid <= own.reduce((sum, { amount }) => sum + amount, 0);
    let left = isTaken ? paid : 0;
    for (const fine of own) {
      const part = Math.min(left, fine.amount);
      left -= part;
      library.fines[library.fines.indexOf(fine)] = { ...fine, amount: fine.amount - part };
    }
    return {
      payment_accepted: isTaken ? 'Y' : 'N',
      institution_id: 'MAIN',
      patron_identifier: request.patron_identifier,
    };
  }

  return async (command, request) => {
    if (command === '37') return feePaid(request);
    if (command === '11') return checkOut(request);
    if (command === '09') return checkIn(request);
    if (command === '65') return renewAll(request);
    if (command === '15') return hold(request);
    if (command === '93') return { ok: request.login_password === 'secret' ? '1' : '0' };
    if (command === '63') return patronInformation(request);
    if (command === '17') return itemInformation(request);
    return command === '29' ? renew(request) : null;
  };
}

function statusOf(library: MemoryLibrary, item: MemoryItem): string {
  if (isOut(library, item.id)) return item.recalled ? '07' : '04';
  return item.status === 'missing' ? '13' : '03';
}

/** For a patron who is not known. */
const NOTHING: PysipFields = {
  patron_status: 'YYYY'.padEnd(14),
  hold_items_count: '0000',
  overdue_items_count: '0000',
  charged_items_count: '0000',
  fine_items_count: '0000',
  recall_items_count: '0000',
  unavailable_holds_count: '0000',
};
