import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { OnlineCollection } from '../../../../platform/online-collections.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

interface Named {
  readonly code: string;
  readonly name: string;
}

/** The databases of a library by which readers narrow a search, shown or not. */
export async function listCollections(
  deps: Pick<Deps, 'db' | 'clock' | 'onlineCollections'>,
  reader: { readonly tenant: Tenant; readonly language: Language },
): Promise<OnlineCollection[]> {
  const lists = await Promise.all((await deps.onlineCollections()).map((one) => one.list(deps, reader)));
  return lists.flat();
}

/**
 * The list of databases whose records are online: those that are shown under their names, and other sources that the settings of the library
 * name. A source that a shown database names is not listed beside it, but still finds its records. A library that describes no databases has
 * all sources in the list.
 */
export function collectionEntries(
  collections: readonly OnlineCollection[],
  own: readonly Named[],
  used: readonly string[],
): Named[] {
  const byId = new Map(collections.map((one) => [one.id, one]));
  const named = new Set(collections.flatMap(({ isShown, sources }) => (isShown ? sources : [])));
  const names = new Map(own.map(({ code, name }) => [code, name]));
  return used.flatMap((code): Named[] => {
    const collection = byId.get(code);
    if (collection) return collection.isShown ? [{ code, name: collection.name }] : [];
    if (named.has(code)) return [];
    const name = names.get(code) ?? (collections.length === 0 ? code : undefined);
    return name === undefined ? [] : [{ code, name }];
  });
}
