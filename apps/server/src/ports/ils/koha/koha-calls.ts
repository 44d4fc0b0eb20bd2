import * as z from 'zod';
import type { OutsideResponse } from '../../../platform/outside/send-outside.ts';
import { SystemFault } from '../over-http/system-fault.ts';
import {
  readJson,
  type SystemRequest,
  type SystemRequests,
  unexpected,
} from '../over-http/system-requests.ts';
import type { KohaSession } from './koha-session.ts';

export interface KohaAsking {
  readonly query?: Readonly<Record<string, string>>;
  /** Names of what is told with each row. */
  readonly embed?: string;
  readonly timeoutMs?: number;
}

/** Questions to Koha's REST interface, with the token of the portal. Every function throws SystemFault if it gets no answer. */
export interface KohaCalls {
  ask(path: string, asking?: KohaAsking): Promise<OutsideResponse>;
  post(path: string, body: unknown): Promise<OutsideResponse>;
  remove(path: string): Promise<OutsideResponse>;
  /** All rows of a list that are not hidden, page after page; undefined for a list of something that is not there. */
  list<Row extends object>(
    path: string,
    row: z.ZodType<Row | undefined>,
    asking: KohaAsking,
  ): Promise<readonly Row[] | undefined>;
}

const ROWS_OF_PAGE = 100;

/** A list that is longer is an answer to another question. */
const MOST_PAGES = 100;

export function createKohaCalls(
  { requests, session }: { readonly requests: SystemRequests; readonly session: KohaSession },
  address: (path: string) => URL,
): KohaCalls {
  /** With another token if Koha does not take the first. */
  async function send(request: Omit<SystemRequest, 'headers'>, embed?: string): Promise<OutsideResponse> {
    const once = async () => {
      const token = await session.token();
      const authorization = `Bearer ${token}`;
      const headers = { authorization, ...(embed !== undefined && { 'x-koha-embed': embed }) };
      const response = await requests.send({ ...request, headers });
      if (response.status === 401) session.forget(token);
      return response;
    };
    const first = await once();
    const response = first.status === 401 ? await once() : first;
    if (response.status === 401) throw new SystemFault('refused', 'it did not accept our token');
    return response;
  }

  async function ask(path: string, { query = {}, embed, timeoutMs }: KohaAsking = {}) {
    const url = address(path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return send({ url, ...(timeoutMs !== undefined && { timeoutMs }) }, embed);
  }

  return {
    ask,
    post: (path, body) => send({ method: 'POST', url: address(path), body }),
    remove: (path) => send({ method: 'DELETE', url: address(path) }),
    async list(path, row, asking) {
      const rows = [];
      let told = 0;
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const query = { ...asking.query, _page: String(page), _per_page: String(ROWS_OF_PAGE) };
        const response = await ask(path, { ...asking, query });
        if (response.status === 404) return undefined;
        if (response.status !== 200) throw notTold(response);
        const found = readJson(response, z.array(row));
        told += found.length;
        rows.push(...found.filter((one) => one !== undefined));
        // Koha may give smaller pages than it is asked for, and then says how many rows there are.
        const total = Number(response.headers['x-total-count'] ?? Number.NaN);
        if (found.length === 0 || (Number.isNaN(total) ? found.length < ROWS_OF_PAGE : told >= total))
          return rows;
      }
      throw new SystemFault('garbled', 'a list without an end');
    },
  };
}

/** The fault of a status that is no answer. */
export function notTold(response: OutsideResponse): SystemFault {
  return response.status === 403
    ? new SystemFault('refused', 'our client has no right to ask this')
    : unexpected(response);
}

/** A filter of Koha: rows whose field has one of these values. */
export function oneOf(field: string, values: readonly number[]): string {
  return JSON.stringify({ [field]: { '-in': [...new Set(values)] } });
}
