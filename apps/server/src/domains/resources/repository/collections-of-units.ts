import type { UnitContents, UnitScope } from '../../../platform/unit-contents.ts';
import { presentCollections } from './present/present-collections.ts';
import { beginSeeing, type Seeing } from './seeing.ts';
import type { DigitalCollectionTable } from './tables.ts';

/** A unit has the special bases that name it. */
export const collectionsOfUnits: UnitContents = {
  kind: 'collection',
  async count(deps, reader, units) {
    const seeing = await beginSeeing(deps, { ...reader, address: '' });
    return new Map(units.map((unit) => [unit.id, basesOf(seeing, unit).length]));
  },
  async page(deps, reader, unit, { offset, limit }) {
    const seeing = await beginSeeing(deps, { ...reader, address: '' });
    const bases = basesOf(seeing, unit);
    const collections = await presentCollections(deps, seeing, bases.slice(offset, offset + limit));
    const entries = collections.map(({ id, name, description, coverUrl }) => ({
      kind: 'collection' as const,
      id,
      title: name,
      by: '',
      note: description.split('\n')[0] ?? '',
      imgUrl: coverUrl,
    }));
    return { total: bases.length, entries };
  },
};

function basesOf({ tree }: Seeing, { codes }: UnitScope): DigitalCollectionTable[] {
  return ownedBy(tree, codes).filter(({ kind }) => kind === 'base');
}

/** The collections that name one of these units, in the order of the tree. */
export function ownedBy(tree: Seeing['tree'], codes: readonly string[]): DigitalCollectionTable[] {
  const wanted = new Set(codes);
  return tree.ids.flatMap((id) => {
    const row = tree.find(id);
    return row && wanted.has(row.unit_code) ? [row] : [];
  });
}
