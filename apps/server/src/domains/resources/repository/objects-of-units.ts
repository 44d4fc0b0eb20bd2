import type { UnitContents } from '../../../platform/unit-contents.ts';
import { ownedBy } from './collections-of-units.ts';
import { presentObjects } from './present/present-objects.ts';
import { beginSeeing } from './seeing.ts';
import { listChosenObjects } from './store/object-list-store.ts';

/** A unit has the documents that name it, and those at home in its collections. */
export const objectsOfUnits: UnitContents = {
  kind: 'object',
  async page(deps, reader, { codes }, place) {
    const seeing = await beginSeeing(deps, { ...reader, address: '' });
    const { tree } = seeing;
    const homes = ownedBy(tree, codes).flatMap(({ id }) => tree.below(id));
    const choice = { ofUnits: { codes, collectionIds: [...new Set(homes)] } };
    const { total, rows } = await listChosenObjects(deps.db, seeing.reading, choice, {
      ...place,
      order: 'new',
    });
    const objects = await presentObjects(deps.db, seeing, rows);
    const entries = objects.map(({ objectId, title, creators, year, collectionName }) => ({
      kind: 'object' as const,
      id: objectId,
      title,
      by: creators.map(({ name }) => name).join(' · '),
      note: [collectionName, year].filter(Boolean).join(' · '),
      imgUrl: '',
    }));
    return { total, entries };
  },
};
