import { nameIn } from '@lectern/contracts/kernel/languages';
import type { BaseResource } from '@lectern/contracts/resources/repository/base-resource';
import type { EntryKind } from '@lectern/contracts/resources/repository/kinds';
import { fold } from '@lectern/search/analysis/fold';
import { fromJson } from '../../../platform/db/codecs.ts';
import { authorLine } from '../../collection/catalogue/records/bib-words.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { eresourcesInOrder } from '../databases/page-of-eresources.ts';
import { wordsOf } from './object-columns.ts';
import { presentObjects } from './present/present-objects.ts';
import type { RepositoryDeps, Seeing } from './seeing.ts';
import { entriesOf } from './store/entry-store.ts';
import { listChosenObjects } from './store/object-list-store.ts';
import type { DigitalCollectionTable, DigitalEntryTable } from './tables.ts';

interface Asked {
  readonly kind?: EntryKind | undefined;
  readonly keyWord: string;
  readonly page: number;
  readonly rows: number;
}

interface ResourcePage {
  readonly total: number;
  readonly kinds: { readonly value: string; readonly count: number }[];
  readonly resources: BaseResource[];
}

/** A page of what a base has: first what its staff listed, in their order, then its objects. */
export async function pageOfResources(
  deps: RepositoryDeps,
  seeing: Seeing,
  base: DigitalCollectionTable,
  { kind, keyWord, page, rows }: Asked,
): Promise<ResourcePage> {
  const words = wordsOf(keyWord);
  const collectionIds = seeing.tree.below(base.id);
  const entries = await entriesOf(deps.db, seeing.tenant.id, collectionIds);
  const others = (await presentEntries(deps, seeing, entries)).filter(({ title, about }) => {
    const text = fold(`${title} ${about}`);
    return words.every((word) => text.includes(word));
  });
  const listed = kind === undefined ? others : others.filter((one) => one.kind === kind);
  const from = (page - 1) * rows;
  const part = listed.slice(from, from + rows);
  const isOfObjects = kind === undefined || kind === 'object';
  const { total: objectCount, rows: found } = await listChosenObjects(
    deps.db,
    seeing.reading,
    { words, collectionIds },
    {
      offset: Math.max(0, from - listed.length),
      limit: isOfObjects ? rows - part.length : 0,
      order: 'new',
    },
  );
  const objects = (await presentObjects(deps.db, seeing, found)).map(
    (object): BaseResource => ({
      kind: 'object',
      id: object.objectId,
      title: object.title,
      about: object.creators.map(({ name }) => name).join(' · '),
      year: object.year,
      address: '',
      object,
    }),
  );
  const counted = [
    { value: 'object', count: objectCount },
    ...(['bib', 'eresource', 'link'] as const).map((value) => ({
      value,
      count: others.filter((one) => one.kind === value).length,
    })),
  ];
  return {
    total: listed.length + (isOfObjects ? objectCount : 0),
    kinds: counted.filter(({ count }) => count > 0),
    resources: [...part, ...objects],
  };
}

/** Works, databases and links that are still there and shown. Objects come from their own list, which knows who sees them. */
async function presentEntries(
  deps: RepositoryDeps,
  seeing: Seeing,
  entries: readonly DigitalEntryTable[],
): Promise<BaseResource[]> {
  const { tenant, language } = seeing;
  const idsOf = (kind: EntryKind) =>
    entries.filter((one) => one.kind === kind).map(({ thing_id }) => thing_id);
  const [bibs, eresources] = await Promise.all([
    findBibs(deps.db, tenant.id, idsOf('bib')),
    eresourcesInOrder(deps, { tenant, language }, [...new Set(idsOf('eresource'))]),
  ]);
  const shown = new Map(eresources.map((one) => [one.id, one]));
  return entries.flatMap(present);

  function present(entry: DigitalEntryTable): BaseResource[] {
    const { kind, thing_id: id, address, names } = entry;
    const plain = { kind, id, about: '', year: '', address: '', object: null };
    switch (kind) {
      case 'bib': {
        const bib = bibs.get(id)?.bib;
        return bib
          ? [{ ...plain, title: bib.title, about: authorLine(bib), year: String(bib.year ?? '') }]
          : [];
      }
      case 'eresource': {
        const database = shown.get(id);
        return database ? [{ ...plain, title: database.name }] : [];
      }
      case 'link':
        return [{ ...plain, title: nameIn(fromJson(names), language) || address, address }];
      case 'object':
        return [];
    }
  }
}
