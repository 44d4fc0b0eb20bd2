import type { Clock } from '../../../platform/clock.ts';
import type { OutsideResponse } from '../../../platform/outside/send-outside.ts';
import { expectAllowed, readJson, type SystemRequests, unexpected } from '../over-http/system-requests.ts';
import type { HoldChange } from '../queue/outside-queue.ts';
import { createFolioSession } from './folio-session.ts';
import type { FolioSettings } from './folio-settings.ts';
import {
  type FolioAccount,
  type FolioHolding,
  type FolioLoan,
  type FolioNewHold,
  type FolioUser,
  folioAccountSchema,
  folioErrorSchema,
  folioHoldingsSchema,
  folioLoanSchema,
  folioServicePointsSchema,
  folioUsersSchema,
} from './folio-shapes.ts';
import { createFolioSignIn } from './folio-tokens.ts';

/** What of a user is looked for. */
export type UserField = FolioSettings['signInWith'];

/** Why a loan was not renewed: the words of FOLIO, or that there is no such loan. */
export interface RenewalDenial {
  readonly isUnknown: boolean;
  readonly words: string;
}

/** FOLIO's interfaces, as far as the driver needs them. Every function throws SystemFault if it gets no answer. */
export interface FolioApi {
  /** By the external system id; undefined where there is no such patron. */
  account(patronId: string): Promise<FolioAccount | undefined>;
  renew(patronId: string, itemId: string): Promise<FolioLoan | RenewalDenial>;
  /** Ids of the service points where the patron can pick up a copy of the instance. */
  servicePoints(patronId: string, instanceId: string): Promise<readonly string[]>;
  /** On any item of the instance, or on one. Else FOLIO's words of why not. */
  placeHold(
    patronId: string,
    on: { readonly instanceId: string } | { readonly itemId: string },
    hold: FolioNewHold,
  ): Promise<'placed' | { readonly denied: string }>;
  cancelHold(
    patronId: string,
    cancelling: {
      readonly holdId: string;
      readonly reasonId: string;
      readonly userId: string;
      readonly at: string;
    },
  ): Promise<HoldChange>;
  /** The one user with exactly this text. */
  findUser(field: UserField, value: string): Promise<FolioUser | undefined>;
  isPasswordOf(user: FolioUser, password: string): Promise<boolean>;
  /** The items of instances. An instance without an answer is absent; one that FOLIO does not have has none. */
  holdings(
    instanceIds: readonly string[],
    timeoutMs: number,
  ): Promise<ReadonlyMap<string, readonly FolioHolding[]>>;
}

interface Asking {
  readonly method?: 'POST';
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

interface ApiDeps {
  readonly requests: SystemRequests;
  readonly clock: Clock;
  /** The value of a secret. @throws SystemFault where it is not set */
  readonly secretOf: (name: string) => Promise<string>;
}

export function createFolioApi({ requests, clock, secretOf }: ApiDeps, settings: FolioSettings): FolioApi {
  const signIn = createFolioSignIn({ requests, clock }, settings);
  const session = createFolioSession(
    { signIn, clock },
    { account: settings.account, password: () => secretOf(settings.password) },
  );

  async function askEdge(base: string, path: string, more: Asking = {}) {
    const headers = { authorization: `apikey ${await secretOf(settings.apiKey)}` };
    const response = await requests.send({ url: addressOf(base, path), headers, ...more });
    expectAllowed(response);
    return response;
  }

  /** With a token of the portal, and with another one if the gateway does not take the first. */
  async function askGateway(path: string): Promise<OutsideResponse> {
    const once = async () => {
      const token = await session.token();
      const headers = { 'x-okapi-tenant': settings.tenant, 'x-okapi-token': token };
      const response = await requests.send({ url: addressOf(settings.gateway, path), headers });
      if (response.status === 401) session.forget(token);
      return response;
    };
    const first = await once();
    const response = first.status === 401 ? await once() : first;
    expectAllowed(response);
    return response;
  }

  return {
    async account(patronId) {
      const path = accountOf(patronId);
      const parts = 'includeLoans=true&includeCharges=true&includeHolds=true';
      const response = await askEdge(settings.edgePatron, `${path}?${parts}`);
      if (response.status === 404) return undefined;
      if (response.status !== 200) throw unexpected(response);
      return readJson(response, folioAccountSchema);
    },
    async renew(patronId, itemId) {
      const path = `${accountOf(patronId)}/item/${encodeURIComponent(itemId)}/renew`;
      const response = await askEdge(settings.edgePatron, path, { method: 'POST' });
      if (response.status === 201 || response.status === 200) return readJson(response, folioLoanSchema);
      return { isUnknown: response.status === 404, words: wordsOf(response) };
    },
    async servicePoints(patronId, instanceId) {
      const path = `${accountOf(patronId)}/instance/${encodeURIComponent(instanceId)}/allowed-service-points`;
      const response = await askEdge(settings.edgePatron, path);
      if (response.status === 404 || response.status === 422) return [];
      if (response.status !== 200) throw unexpected(response);
      return readJson(response, folioServicePointsSchema).allowedServicePoints.map(({ id }) => id);
    },
    async placeHold(patronId, on, hold) {
      const place = 'itemId' in on ? `item/${on.itemId}` : `instance/${on.instanceId}`;
      const path = `${accountOf(patronId)}/${place}/hold`;
      const response = await askEdge(settings.edgePatron, path, { method: 'POST', body: hold });
      if (response.status === 201 || response.status === 200) return 'placed';
      if (![400, 404, 409, 422].includes(response.status)) throw unexpected(response);
      return { denied: wordsOf(response) };
    },
    async cancelHold(patronId, { holdId, reasonId, userId, at }) {
      const path = `${accountOf(patronId)}/hold/${encodeURIComponent(holdId)}/cancel`;
      const body = {
        holdId,
        cancellationReasonId: reasonId,
        canceledByUserId: userId,
        canceledDate: at,
      };
      const response = await askEdge(settings.edgePatron, path, { method: 'POST', body });
      if (response.status === 200 || response.status === 201) return 'done';
      if (response.status === 404) return 'gone';
      if (![400, 409, 422].includes(response.status)) throw unexpected(response);
      return 'denied';
    },
    async findUser(field, value) {
      const query = encodeURIComponent(`${field}=="${value.replaceAll(/[\\"*?^]/g, '\\$&')}"`);
      const response = await askGateway(`/bl-users?query=${query}&include=groups&limit=2`);
      if (response.status !== 200) throw unexpected(response);
      const { compositeUsers } = readJson(response, folioUsersSchema);
      const same = compositeUsers.filter(({ user }) => user[field].toLowerCase() === value.toLowerCase());
      const [found] = same;
      if (!found || same.length > 1) return undefined;
      return { ...found.user, patronGroup: found.patronGroup?.group ?? '' };
    },
    async isPasswordOf({ username }, password) {
      if (username === '' || password === '') return false;
      const tokens = await signIn.signIn(username, password);
      // The session of the reader there is not needed. If it stays, it ends by itself.
      if (tokens) await signIn.signOut(tokens).catch(() => undefined);
      return tokens !== undefined;
    },
    async holdings(instanceIds, timeoutMs) {
      const ids = encodeURIComponent(instanceIds.join(','));
      const path = `/rtac?instanceIds=${ids}&fullPeriodicals=true`;
      const response = await askEdge(settings.edgeRtac, path, { timeoutMs });
      if (response.status === 404) return new Map(instanceIds.map((id) => [id, []]));
      if (response.status !== 200) throw unexpected(response);
      const { holdings, errors } = readJson(response, folioHoldingsSchema);
      const answered = new Map(holdings.map(({ instanceId, holdings: own }) => [instanceId, own]));
      for (const id of instanceIds) {
        const isGone = errors.some(({ code, message }) => code === '404' && message.includes(id));
        if (isGone && !answered.has(id)) answered.set(id, []);
      }
      return answered;
    },
  };
}

const accountOf = (patronId: string) => `/patron/account/${encodeURIComponent(patronId)}`;

function addressOf(base: string, path: string): URL {
  return new URL(base.replace(/(?<!\/)\/+$/, '') + path);
}

/** Edge modules put the words of FOLIO into a message of their own; older ones pass on what they got. */
function wordsOf({ body }: OutsideResponse): string {
  const text = body.toString('utf8').trim();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return text.startsWith('<') ? '' : text.slice(0, 300);
  }
  const read = folioErrorSchema.safeParse(json);
  if (!read.success) return '';
  const { errorMessage, message, errors } = read.data;
  return (errorMessage || errors?.[0]?.message || message).trim().slice(0, 300);
}
