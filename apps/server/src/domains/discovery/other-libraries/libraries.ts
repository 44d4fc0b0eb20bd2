import type { LibraryWay } from '@lectern/contracts/discovery/other-libraries/library-hit';
import {
  type CatalogueFacts,
  catalogueFacts,
  isOtherLibrary,
} from '@lectern/contracts/discovery/providers/provider';
import type { Names } from '@lectern/contracts/kernel/languages';
import { nameIn } from '@lectern/contracts/kernel/languages';
import {
  type CatalogueTarget,
  catalogueTargetSchema,
} from '@lectern/contracts/people/tenant/source-settings';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { readZ3950Address } from '../providers/library-address.ts';
import { providerRows } from '../providers/library-rows.ts';
import type { ProviderTable } from '../providers/tables.ts';

/** Another library that readers of this one can search or open. */
export interface OtherLibrary {
  readonly code: string;
  readonly name: string;
  readonly way: LibraryWay;
  /** How its catalogue is asked; absent for one that is only opened. */
  readonly target?: CatalogueTarget;
  /** Its own catalogue, with `{words}` where it takes a search; empty where it has none for everybody. */
  readonly page: string;
}

/**
 * The other libraries of a library in their order: outside sources that are switched on, and catalogues that the settings name and no
 * source has taken the code of.
 */
export async function otherLibraries(
  deps: Pick<Deps, 'db'>,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
): Promise<readonly OtherLibrary[]> {
  const rows = await providerRows(deps, tenant.id);
  const shown = tenant.settings.public.defaultLanguage;
  const named = (names: Names, code: string) => nameIn(names, language, shown) || code;
  const ofRows = rows
    .filter((row) => row.is_on === 1 && isOtherLibrary(row))
    .flatMap((row) => libraryOfRow(row, named(fromJson<Names>(row.names), row.code)));
  const codes = new Set(rows.map(({ code }) => code));
  const ofSettings = tenant.settings.sources.catalogues
    .filter(({ code }) => !codes.has(code))
    .map((target) => ofTarget(target, named(target.names, target.code), ''));
  return [...ofRows, ...ofSettings];
}

/** One of them; undefined where there is none of the code. */
export async function findOtherLibrary(
  deps: Pick<Deps, 'db'>,
  context: Pick<CallContext, 'tenant' | 'language'>,
  code: string,
): Promise<OtherLibrary | undefined> {
  return (await otherLibraries(deps, context)).find((library) => library.code === code);
}

function libraryOfRow(row: ProviderTable, name: string): OtherLibrary[] {
  const facts = catalogueFacts.parse(fromJson(row.catalogue));
  if (row.kind === 'link') return [{ code: row.code, name, way: 'link', page: row.address }];
  const target = targetOf(row, facts);
  return target ? [ofTarget(target, name, facts.page)] : [];
}

function ofTarget(target: CatalogueTarget, name: string, page: string): OtherLibrary {
  const isSibling = 'library' in target;
  return {
    code: target.code,
    name,
    way: isSibling ? 'sibling' : 'search',
    target,
    page: page || (isSibling ? `/${target.library}/#/searchList?keyWord={words}` : ''),
  };
}

/** What the port is asked with. A row that cannot be asked, which no form lets through, is no library. */
function targetOf(
  { kind, code, names, address }: ProviderTable,
  { version, schema, syntax, encoding, indexes }: CatalogueFacts,
): CatalogueTarget | undefined {
  const named = { code, names: fromJson<Names>(names) };
  const place = kind === 'z3950' ? readZ3950Address(address) : undefined;
  const asked =
    kind === 'sibling'
      ? { ...named, library: address }
      : place
        ? { ...named, ...place, syntax, indexes, ...(encoding !== '' && { encoding }) }
        : { ...named, address, version, indexes, ...(schema !== '' && { schema }) };
  return catalogueTargetSchema.safeParse(asked).data;
}
