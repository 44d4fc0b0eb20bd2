import type { OutsideResponse } from '../../../platform/outside/send-outside.ts';
import { readJson } from '../over-http/system-requests.ts';
import type { HoldChange } from '../queue/outside-queue.ts';
import { type KohaCalls, notTold, oneOf } from './koha-calls.ts';
import {
  type KohaCheckout,
  type KohaDebit,
  type KohaHold,
  type KohaItem,
  type KohaNewHold,
  type KohaPatron,
  type KohaRenewability,
  kohaAccountSchema,
  kohaCheckoutRowSchema,
  kohaCheckoutSchema,
  kohaErrorSchema,
  kohaHoldRowSchema,
  kohaItemRowSchema,
  kohaLibrarySchema,
  kohaPatronRowSchema,
  kohaRenewabilitySchema,
  kohaValidationSchema,
} from './koha-shapes.ts';

/** What of a patron is looked for. */
export type PatronField = 'cardnumber' | 'userid';

/**
 * Koha's interface, as far as the driver needs it. Ids are Koha's, and rows that Koha hides from our client are absent. Every function
 * throws SystemFault if it gets no answer.
 */
export interface KohaApi {
  patron(patronId: number): Promise<KohaPatron | undefined>;
  /** The one patron with exactly this text. */
  findPatron(field: PatronField, value: string): Promise<KohaPatron | undefined>;
  isPasswordOf(patron: KohaPatron, password: string): Promise<boolean>;
  checkouts(patronId: number): Promise<readonly KohaCheckout[]>;
  /** Undefined where there is no such checkout. */
  renewability(checkoutId: number): Promise<KohaRenewability | undefined>;
  /** The checkout as it is now, or Koha's code of why not; undefined where there is no such checkout. */
  renew(checkoutId: number): Promise<KohaCheckout | string | undefined>;
  debits(patronId: number): Promise<readonly KohaDebit[]>;
  holds(patronId: number): Promise<readonly KohaHold[]>;
  /** Ids of the libraries where the patron can pick up a copy of the record. */
  pickupLibraries(patronId: number, biblioId: number): Promise<readonly string[]>;
  /** Koha's code or words of why not; empty where it gives none. */
  placeHold(hold: KohaNewHold): Promise<'placed' | { readonly denied: string }>;
  cancelHold(holdId: number): Promise<HoldChange>;
  /** Until a day (YYYY-MM-DD), or no longer (null). */
  suspendHold(holdId: number, until: string | null): Promise<HoldChange>;
  /** Items with the titles of their records. */
  items(itemIds: readonly number[]): Promise<readonly KohaItem[]>;
  itemsOfBiblios(biblioIds: readonly number[], timeoutMs: number): Promise<readonly KohaItem[]>;
  checkoutsOfItems(itemIds: readonly number[], timeoutMs: number): Promise<readonly KohaCheckout[]>;
  holdsOfBiblios(biblioIds: readonly number[], timeoutMs?: number): Promise<readonly KohaHold[]>;
}

/** Ids that one question about an account names, so that its address stays short. */
const MOST_IDS = 100;

export function createKohaApi(calls: KohaCalls): KohaApi {
  return {
    async patron(patronId) {
      const response = await calls.ask(`/patrons/${patronId}`);
      if (response.status === 404) return undefined;
      if (response.status !== 200) throw notTold(response);
      return readJson(response, kohaPatronRowSchema);
    },
    async findPatron(field, value) {
      const query = { q: JSON.stringify({ [field]: value }) };
      const rows = (await calls.list('/patrons', kohaPatronRowSchema, { query })) ?? [];
      const same = rows.filter((patron) => patron[field].toLowerCase() === value.toLowerCase());
      return same.length === 1 ? same[0] : undefined;
    },
    async isPasswordOf({ patron_id: patronId, userid, cardnumber }, password) {
      if (password === '') return false;
      // Every version knows user names; those before 23.05 know nothing else.
      const named = userid === '' ? { identifier: cardnumber } : { userid };
      const response = await calls.post('/auth/password/validation', { ...named, password });
      if (response.status === 400) return false;
      if (response.status === 204) return true;
      if (response.status !== 201) throw notTold(response);
      return readJson(response, kohaValidationSchema).patron_id === patronId;
    },
    async checkouts(patronId) {
      const query = { patron_id: String(patronId) };
      return (await calls.list('/checkouts', kohaCheckoutRowSchema, { query })) ?? [];
    },
    async renewability(checkoutId) {
      const response = await calls.ask(`/checkouts/${checkoutId}/allows_renewal`);
      if (response.status === 404) return undefined;
      if (response.status !== 200) throw notTold(response);
      return readJson(response, kohaRenewabilitySchema);
    },
    async renew(checkoutId) {
      const named = await calls.post(`/checkouts/${checkoutId}/renewals`, {});
      // The name of versions before 23.11.
      const response =
        named.status === 404 ? await calls.post(`/checkouts/${checkoutId}/renewal`, {}) : named;
      if (response.status === 201) return readJson(response, kohaCheckoutSchema);
      if (response.status === 404) return undefined;
      const code = response.status === 403 ? codeOf(response) : undefined;
      if (code === undefined) throw notTold(response);
      return code;
    },
    async debits(patronId) {
      const response = await calls.ask(`/patrons/${patronId}/account`);
      if (response.status === 404) return [];
      if (response.status !== 200) throw notTold(response);
      return readJson(response, kohaAccountSchema).outstanding_debits?.lines ?? [];
    },
    async holds(patronId) {
      const path = `/patrons/${patronId}/holds`;
      return (await calls.list(path, kohaHoldRowSchema, { embed: 'biblio' })) ?? [];
    },
    async pickupLibraries(patronId, biblioId) {
      const query = { patron_id: String(patronId) };
      const path = `/biblios/${biblioId}/pickup_locations`;
      const rows = (await calls.list(path, kohaLibrarySchema, { query })) ?? [];
      return rows.map((library) => library.library_id);
    },
    async placeHold(hold) {
      const response = await calls.post('/holds', hold);
      if (response.status === 201) return 'placed';
      // 403 is also the answer where our client has no right to place any.
      const denied = [400, 403, 404, 409].includes(response.status) ? denialOf(response) : undefined;
      if (denied === undefined) throw notTold(response);
      return { denied };
    },
    cancelHold: async (holdId) => changeOf(await calls.remove(`/holds/${holdId}`)),
    async suspendHold(holdId, until) {
      const path = `/holds/${holdId}/suspension`;
      return changeOf(await (until === null ? calls.remove(path) : calls.post(path, { end_date: until })));
    },
    async items(itemIds) {
      const ids = [...new Set(itemIds)];
      const questions = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) => {
        const query = { q: oneOf('item_id', ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS)) };
        return calls.list('/items', kohaItemRowSchema, { query, embed: 'biblio' });
      });
      return (await Promise.all(questions)).flatMap((rows) => rows ?? []);
    },
    async itemsOfBiblios(biblioIds, timeoutMs) {
      const query = { q: oneOf('biblio_id', biblioIds) };
      return (await calls.list('/items', kohaItemRowSchema, { query, timeoutMs })) ?? [];
    },
    async checkoutsOfItems(itemIds, timeoutMs) {
      if (itemIds.length === 0) return [];
      const query = { q: oneOf('item_id', itemIds) };
      return (await calls.list('/checkouts', kohaCheckoutRowSchema, { query, timeoutMs })) ?? [];
    },
    async holdsOfBiblios(biblioIds, timeoutMs) {
      const query = { q: oneOf('biblio_id', biblioIds) };
      const asking = { query, ...(timeoutMs !== undefined && { timeoutMs }) };
      return (await calls.list('/holds', kohaHoldRowSchema, asking)) ?? [];
    },
  };
}

/** `Hold cannot be placed. Reason: tooManyReserves`, or the code that newer versions name. Undefined for a 403 that is about our rights. */
function denialOf(response: OutsideResponse): string | undefined {
  const { error, error_code: code } = readJson(response, kohaErrorSchema);
  if (/^Authorization failure/i.test(error)) return undefined;
  return code || /Reason: (\w+)/.exec(error)?.[1] || error;
}

/** 202: a hold that is kept already, whose end staff have to agree to. */
function changeOf(response: OutsideResponse): HoldChange {
  if ([200, 201, 202, 204].includes(response.status)) return 'done';
  if (response.status === 404) return 'gone';
  if ((response.status === 403 && denialOf(response) !== undefined) || response.status === 400)
    return 'denied';
  throw notTold(response);
}

/** `Renewal not authorized (too_many)`. Undefined for a 403 that is about our rights. */
function codeOf(response: OutsideResponse): string | undefined {
  return /\((\w+)\)/.exec(readJson(response, kohaErrorSchema).error)?.[1];
}
