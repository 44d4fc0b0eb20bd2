import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { FILTER_OF_INDEX } from '@lectern/contracts/search/browse-index';
import { type HeadingField, headingBeginnings, headingKey } from '@lectern/search/analysis/heading-key';
import type { Headings, HeadingsRequest } from '@lectern/search/search-engine';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { EngineRefusal } from '../../../ports/search-engine/ask-engine.ts';
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
  const labelOf = await readFacetLabels(deps.db, tenant.id, language, notations);
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
  const backward = input.before !== undefined;
  const place = placeOf(field, input);
  const limit = input.headingRows;
  const [page, others] = await Promise.all([
    headingsInOrder(deps, tenantId, list, { direction: backward ? 'backward' : 'forward', limit }, place),
    place === undefined
      ? { headings: [], more: false }
      : headingsInOrder(
          deps,
          tenantId,
          list,
          { direction: backward ? 'forward' : 'backward', limit: 1 },
          place,
        ),
  ]);
  if (isRefusal(page)) return page;
  if (isRefusal(others)) return others;
  // The heading at which a page ends or begins is one of the page beside it.
  const beside = others.headings.length > 0 || input.after !== undefined || backward;
  return backward
    ? { headings: page.headings, before: page.more, after: beside }
    : { headings: page.headings, before: beside, after: page.more };
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
