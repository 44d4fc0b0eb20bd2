import type { OutsideResponse } from '../../outside/send-outside.ts';
import { readJson } from '../over-http/system-requests.ts';
import { type KohaCalls, notTold, oneOf } from './koha-calls.ts';
import {
  type KohaCheckout,
  type KohaDebit,
  type KohaHold,
  type KohaItem,
  type KohaPatron,
  type KohaRenewability,
  kohaAccountSchema,
  kohaCheckoutRowSchema,
  kohaCheckoutSchema,
  kohaErrorSchema,
  kohaHoldRowSchema,
  kohaItemRowSchema,
  kohaPatronRowSchema,
  kohaRenewabilitySchema,
  kohaValidationSchema,
} from './koha-shapes.ts';

/** What of a patron is looked for. */
export type PatronField = 'cardnumber' | 'userid';

/**
 * Koha's interface, as far as the driver needs it. Ids are Koha's, and rows that Koha hides from our client are absent. Every function throws
 * SystemFault if it gets no answer.
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

/** `Renewal not authorized (too_many)`. Undefined for a 403 that is about our rights. */
function codeOf(response: OutsideResponse): string | undefined {
  return /\((\w+)\)/.exec(readJson(response, kohaErrorSchema).error)?.[1];
}
