import type { EresourceSettings } from '@lectern/contracts/people/tenant/eresource-settings';
import type { ClosedReason } from '@lectern/contracts/resources/databases/entrance';
import { isInRanges, type NetworkRange } from '@lectern/rules/network-range';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { EresourceEntranceTable } from '../tables.ts';
import { rangesOfNetworks } from './network-ranges.ts';
import type { ReaderState } from './reader-rights.ts';

/** Who stands at an entrance. */
export interface Caller {
  /** IPv4 or IPv6. */
  readonly address: string;
  readonly reader: ReaderState;
}

/** Why an entrance is closed to a caller; undefined where it is open. */
export function whyClosed(
  entrance: EresourceEntranceTable,
  { address, reader }: Caller,
  settings: Pick<EresourceSettings, 'networks'>,
): ClosedReason | undefined {
  if (entrance.place !== 'anywhere') {
    const isInside = isInRanges(address, rangesOf(entrance, settings));
    if (entrance.place === 'inside' && !isInside) return 'outside';
    if (entrance.place === 'outside' && isInside) return 'inside';
  }
  if (!asksWho(entrance)) return undefined;
  if (reader === undefined) return 'signIn';
  if (reader === 'away') return 'away';
  if (!reader.isValid) return 'blocked';
  const [groups, libraries] = [listOf(entrance.reader_groups), listOf(entrance.libraries)];
  if (groups.length > 0 && !groups.includes(reader.group)) return 'group';
  return libraries.length > 0 && !libraries.includes(reader.libraryCode) ? 'library' : undefined;
}

/** Whether only readers who are known may go in. */
export function asksWho({
  sign_in,
  reader_groups,
  libraries,
}: Pick<EresourceEntranceTable, 'sign_in' | 'reader_groups' | 'libraries'>): boolean {
  return sign_in === 1 || listOf(reader_groups).length > 0 || listOf(libraries).length > 0;
}

/** The addresses that count as those of the library: of the networks that the entrance names, and its own; of all networks if it has none. */
function rangesOf(
  { networks, ranges }: EresourceEntranceTable,
  settings: Pick<EresourceSettings, 'networks'>,
): NetworkRange[] {
  const [named, own] = [listOf(networks), listOf(ranges)];
  const isAny = named.length === 0 && own.length === 0;
  const counted = isAny ? settings.networks.map(({ code }) => code) : named;
  return rangesOfNetworks({ networks: counted, ranges: own }, settings.networks);
}

function listOf(json: string): string[] {
  return fromJson<string[]>(json);
}
