import { FILTER_OF_INDEX } from '@lectern/contracts/discovery/search/browse-index';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { type HeadingField, headingBeginnings, headingKey } from '@lectern/search/analysis/heading-key';
import type { Headings, HeadingsRequest } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { EngineRefusal } from '../../../../ports/search-engine/ask-engine.ts';
import { readFacetLabels } from '../present/facet-names.ts';
import { filtersOf } from '../state/filters.ts';
import { type BrowseInput, headingFieldOf, isHeadingIndex } from './heading-field.ts';
import { type HeadingList, headingsInOrder } from './headings-in-order.ts';

/** Headings with the same filing key that are looked at; they differ in case, marks or script. */
const MOST_FORMS = 100;

/** One page of the headings of an index. */
export interface HeadingPage {
  readonly headings: { value: string; label: string; count: number }[];
  readonly headingsBefore: string | null;
  readonly headingsAfter: string | null;
}

const NO_HEADINGS: HeadingPage = { headings: [], headingsBefore: null, headingsAfter: null };

/** The page of headings that the input describes; none of an index without headings. */
export async function headingPage(
  deps: Pick<Deps, 'search' | 'db'>,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
  input: BrowseInput,
): Promise<HeadingPage | EngineRefusal> {
  const index = input.searchField;
  const field = headingFieldOf(index);
  if (field === undefined || !isHeadingIndex(index)) return NO_HEADINGS;
  const found = await readPage(deps, tenant.id, field, input);
  if (isRefusal(found)) return found;
  const facet = FILTER_OF_INDEX[index];
  const notations = facet === 'kindNo' ? found.headings.map(({ value }) => value) : [];
  const labelOf = await readFacetLabels(deps.db, tenant, language, notations);
  const first = found.headings[0]?.value ?? null;
  const last = found.headings.at(-1)?.value ?? null;
  return {
    headings: found.headings.map((one) => ({ ...one, label: labelOf(facet, one.value) })),
    headingsBefore: found.before ? first : null,
    headingsAfter: found.after ? last : null,
  };
}

/** The headings whose filing key is that of the text: those that are it, whatever their case, marks and script. */
export async function headingsEqualTo(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  field: HeadingField,
  input: BrowseInput,
): Promise<Headings['headings'] | EngineRefusal> {
  const key = headingKey(field, input.keyWord);
  if (key === '') return [];
  const list = { field, beginnings: [key], filters: conditions(input) };
  const found = await headingsInOrder(deps, tenantId, list, { direction: 'forward', limit: MOST_FORMS });
  if (isRefusal(found)) return found;
  return found.headings.filter(({ value }) => headingKey(field, value) === key);
}

interface Page extends Pick<Headings, 'headings'> {
  readonly before: boolean;
  readonly after: boolean;
}

async function readPage(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  field: HeadingField,
  input: BrowseInput,
): Promise<Page | EngineRefusal> {
  if (input.matchMode === 1 && !input.onward) {
    const headings = await headingsEqualTo(deps, tenantId, field, input);
    return isRefusal(headings) ? headings : { headings, before: false, after: false };
  }
  const list = listOf(field, input);
  const limit = input.headingRows;
  const direction = input.before === undefined ? 'forward' : 'backward';
  const page = await pageFrom(deps, tenantId, list, { direction, limit }, placeOf(field, input));
  if (isRefusal(page) || page.headings.length > 0 || !input.onward || direction === 'backward') return page;
  // Nothing stands at the place or behind it: the end of the index is nearest.
  return pageFrom(deps, tenantId, list, { direction: 'backward', limit });
}

/** A page, and whether there are headings on both sides of it. */
async function pageFrom(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  list: HeadingList,
  ask: Pick<HeadingsRequest, 'direction' | 'limit'>,
  place?: HeadingsRequest['from'],
): Promise<Page | EngineRefusal> {
  const forward = ask.direction === 'forward';
  const opposite = { direction: forward ? 'backward' : 'forward', limit: 1 } as const;
  const [page, others] = await Promise.all([
    headingsInOrder(deps, tenantId, list, ask, place),
    place === undefined
      ? { headings: [], more: false }
      : headingsInOrder(deps, tenantId, list, opposite, place),
  ]);
  if (isRefusal(page)) return page;
  if (isRefusal(others)) return others;
  // A heading that is the place is on the page beside this one.
  const beside = others.headings.length > 0 || (place !== undefined && 'heading' in place);
  return {
    headings: page.headings,
    before: forward ? beside : page.more,
    after: forward ? page.more : beside,
  };
}

function listOf(field: HeadingField, input: BrowseInput): HeadingList {
  const beginnings = input.onward ? [''] : headingBeginnings(field, input.keyWord);
  return { field, beginnings, filters: conditions(input) };
}

/** Where the page begins; undefined for the end of the list from which it is read. */
function placeOf(
  field: HeadingField,
  { before, after, onward, keyWord }: BrowseInput,
): HeadingsRequest['from'] | undefined {
  const heading = before ?? after;
  if (heading !== undefined) return { heading };
  return onward && keyWord !== '' ? { key: headingKey(field, keyWord) } : undefined;
}

function conditions(input: BrowseInput): HeadingList['filters'] {
  return filtersOf(input).map(({ filter }) => filter);
}
