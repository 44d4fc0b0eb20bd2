import type { UnitContents } from '../../../platform/unit-contents.ts';
import { presentResearchers } from './present-researchers.ts';
import { listChosen } from './store/researcher-list-store.ts';
import { countShownByUnit } from './store/researcher-store.ts';

/** A unit has the persons who are in it, or in a unit below it. */
export const personsOfUnits: UnitContents = {
  kind: 'person',
  async count({ db }, { tenant }, units) {
    const counts = await countShownByUnit(db, tenant.id);
    return new Map(
      units.map(({ id, ids }) => [id, ids.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)]),
    );
  },
  async page(deps, reader, { ids }, place) {
    const choice = { tenantId: reader.tenant.id, language: reader.language, isShown: true, unitIds: ids };
    const { total, rows } = await listChosen(deps.db, choice, place);
    const persons = await presentResearchers(deps, reader, rows);
    const entries = persons.map(({ id, name, position, topics, portraitUrl }) => ({
      kind: 'person' as const,
      id,
      title: name,
      by: position,
      note: topics.join(' · '),
      imgUrl: portraitUrl,
    }));
    return { total, entries };
  },
};
