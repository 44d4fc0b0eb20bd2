import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Bib } from '@lectern/marc/bib';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { LOOKED_AT, NOTHING_RELATED, type Reason } from '../related-works.ts';
import { nearestTo } from './nearest-to.ts';

/** Parts of the first series of the record, in the order of their numbers, those around its own. */
export const partsOfSeries: Reason = {
  code: 'series',
  async find(deps, { tenant, rows }, record) {
    const [series] = record.bib.series;
    if (!series) return NOTHING_RELATED;
    const name = series.vernacular ?? series.title;
    const found = await askEngine(deps, tenant.id, {
      query: { kind: 'everything' },
      filters: [{ field: 'collection', anyOf: [name] }],
      sort: { key: 'title', descending: false },
      offset: 0,
      limit: LOOKED_AT,
    });
    if (isRefusal(found)) return NOTHING_RELATED;
    const ids = [...new Set([record.id, ...found.hits.map(({ id }) => id)])];
    const bibs = await findBibs(deps.db, tenant.id, ids);
    const parts = ids
      .flatMap((id) => {
        const bib = bibs.get(id)?.bib;
        return bib ? [{ id, number: numberIn(bib, name) }] : [];
      })
      .toSorted((one, other) => placeOf(one.number) - placeOf(other.number));
    const own = parts.findIndex(({ id }) => id === record.id);
    const near = nearestTo(parts, own, rows);
    return { name, works: near.map(({ id, number }) => ({ id, about: number === '' ? [] : [number] })) };
  },
};

function numberIn({ series }: Bib, name: string): string {
  return series.find(({ title, vernacular }) => (vernacular ?? title) === name)?.number ?? '';
}

/** The first number in the words of a part ("vol. 12"); behind all others where there is none. */
function placeOf(number: string): number {
  const [digits] = /\d{1,9}/.exec(number) ?? [];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
}
