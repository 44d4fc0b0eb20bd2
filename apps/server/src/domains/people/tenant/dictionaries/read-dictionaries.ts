import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import {
  DICTIONARIES,
  type DictionaryName,
  type dictionariesSchema,
  type dictionaryEntrySchema,
} from '@lectern/contracts/people/tenant/get-dictionaries';
import type { FacetField } from '@lectern/search/search-document';
import type * as z from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { countWorks, type WorkCounts } from '../../../../ports/search-engine/count-works.ts';
import { countOnline } from './count-online.ts';
import { dictionaryEntries } from './dictionary-entries.ts';
import { FIELD_OF } from './dictionary-fields.ts';
import { UNFILLED_WORDS } from './unfilled-words.ts';

type DictionaryEntry = z.input<typeof dictionaryEntrySchema>;
type Dictionaries = z.input<typeof dictionariesSchema>;

/** Most codes of a field that are counted. Lists have far fewer. */
const MOST_CODES = 2000;

/** Lists that have fixed codes, but say nothing of a library until its records use one of them. */
const FILLED_BY_RECORDS: ReadonlySet<DictionaryName> = new Set(['coreInclude', 'ddType', 'verifyStatus']);

/**
 * Code lists: each code with its name and the number of the tenant's records that have it, or of those that are online. All lists, if
 * `requested` is empty.
 */
export async function readDictionaries(
  deps: Pick<Deps, 'db' | 'clock' | 'search' | 'onlineCollections'>,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
  requested: readonly DictionaryName[],
  among: 'all' | 'online',
): Promise<Dictionaries> {
  const names = requested.length > 0 ? [...new Set(requested)] : DICTIONARIES;
  const fields = [...new Set(names.flatMap((name) => FIELD_OF[name] ?? []))];
  const counts = await countCodes(deps, tenant.id, fields, among);
  const source = { deps, tenant, language };
  const read = async (name: DictionaryName): Promise<readonly [DictionaryName, DictionaryEntry[]]> => {
    const field = FIELD_OF[name];
    const countOf: WorkCounts = (field && counts[field]) ?? new Map<string, number>();
    const entries = await dictionaryEntries(source, name, [...countOf.keys()]);
    const count = (code: string) => (field ? (countOf.get(code) ?? 0) : null);
    return [name, entries.map(({ code, name: shown }) => ({ code, name: shown, count: count(code) }))];
  };
  const lists = await Promise.all(names.map(read));
  const unfilled = lists.flatMap(([name, entries]) => {
    const words = isFilled(name, entries) ? undefined : UNFILLED_WORDS[name];
    return words ? [{ name, data: nameIn(words, language) }] : [];
  });
  return { ...Object.fromEntries(lists), unfilled };
}

function isFilled(name: DictionaryName, entries: readonly DictionaryEntry[]): boolean {
  if (!FILLED_BY_RECORDS.has(name)) return entries.length > 0;
  return entries.some(({ count }) => count !== null && count > 0);
}

/** The counts of codes by field; empty if the search is unavailable, because the lists are useful without counts. */
async function countCodes(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  fields: readonly FacetField[],
  among: 'all' | 'online',
): Promise<Partial<Record<FacetField, WorkCounts>>> {
  if (among === 'online') return countOnline(deps, tenantId, fields, MOST_CODES);
  // Databases are the sources of what is online, whatever else is counted.
  const online = fields.includes('source') ? await countOnline(deps, tenantId, ['source'], MOST_CODES) : {};
  const others = fields.filter((field) => field !== 'source');
  const limits = Object.fromEntries(others.map((field) => [field, MOST_CODES])) as Record<FacetField, number>;
  const counted = await countWorks(deps, tenantId, limits);
  return { ...online, ...(isRefusal(counted) ? {} : counted.by) };
}
