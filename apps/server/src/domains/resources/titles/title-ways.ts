import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import type { TitleSource, TitleSummary } from '@lectern/contracts/resources/titles/title';
import type { Deps } from '../../../platform/deps.ts';
import { findEntrance } from '../databases/entrances/find-entrance.ts';
import type { CitedPlace } from '../databases/entrances/link-to-cited.ts';
import type { ReaderState } from '../databases/entrances/reader-rights.ts';
import { readShownEresources } from '../databases/read-shown-eresource.ts';
import type { TitleReader } from './reading.ts';
import { seenRows } from './store/row-store.ts';

/** A title in one of its databases. */
export interface SourceOfTitle {
  readonly title: Pick<TitleSummary, 'id' | 'printIssn' | 'onlineIssn'>;
  readonly source: Pick<TitleSource, 'sourceId' | 'eresourceId'>;
}

/** Who asks for the ways, from where. `readReader` is called once at most, if an entrance asks who it is. */
export interface AskingForWays extends TitleReader {
  readonly address: string;
  readonly readReader: () => Promise<ReaderState>;
}

/** Whether an entrance is open now to each of some titles in their databases, by `sourceId`, and how near it leads to what is cited. */
export async function entrancesOfSources(
  deps: Pick<Deps, 'db' | 'clock'>,
  asking: AskingForWays,
  wanted: readonly SourceOfTitle[],
  cited: CitedPlace,
): Promise<ReadonlyMap<string, ChosenEntrance>> {
  const { tenant, language, address } = asking;
  const [eresources, rows] = await Promise.all([
    readShownEresources(deps, asking, [...new Set(wanted.map(({ source }) => source.eresourceId))]),
    seenRows(deps.db, tenant.id, [...new Set(wanted.map(({ title }) => title.id))]),
  ]);
  const addresses = new Map(rows.map((row) => [row.id, row.address]));
  let reader: Promise<ReaderState> | undefined;
  const readReader = () => {
    reader ??= asking.readReader();
    return reader;
  };
  const chosen = await Promise.all(
    wanted.map(async ({ title, source: { sourceId, eresourceId } }) => {
      const eresource = eresources.get(eresourceId);
      if (!eresource) return [];
      const place = { ...cited, issn: cited.issn || title.onlineIssn || title.printIssn };
      const choosing = {
        tenant,
        language,
        address,
        cited: place,
        titleAddress: addresses.get(sourceId) ?? '',
      };
      return [[sourceId, await findEntrance(deps, eresource, choosing, readReader)] as const];
    }),
  );
  return new Map(chosen.flat());
}
