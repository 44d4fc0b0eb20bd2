import { SEARCH_UNAVAILABLE } from '@lectern/contracts/discovery/search/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { UnitContents } from '../../../platform/unit-contents.ts';
import { askEngine } from '../../../ports/search-engine/ask-engine.ts';
import { listedBib } from '../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../collection/catalogue/records/cover-address.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { classSchemeOf } from '../../collection/vocabulary/classes/class-schemes.ts';

/** A unit has the works of its classes, the newest first. */
export const worksOfUnits: UnitContents = {
  kind: 'work',
  async page(deps, { tenant }, unit, { offset, limit }) {
    const scheme = classSchemeOf(tenant);
    const codes = unit.classes.map((notation) => scheme.codeOf(notation)).filter((code) => code !== '');
    if (codes.length === 0) return { total: 0, entries: [] };
    const found = await askEngine(deps, tenant.id, {
      query: { kind: 'everything' },
      filters: [{ field: 'class', anyOf: codes }],
      sort: { key: 'added', descending: true },
      offset,
      limit,
    });
    if (isRefusal(found)) return refuse(SEARCH_UNAVAILABLE);
    const ids = found.hits.map(({ id }) => id);
    const bibs = await findBibs(deps.db, tenant.id, ids);
    const entries = ids.flatMap((id) => {
      const bib = bibs.get(id)?.bib;
      if (!bib) return [];
      const { title, author, publisher, publishYear } = listedBib(bib);
      const note = [publisher, publishYear].filter(Boolean).join(', ');
      return [
        { kind: 'work' as const, id, title, by: author, note, imgUrl: coverAddress(tenant.settings, bib) },
      ];
    });
    return { total: found.total, entries };
  },
};
