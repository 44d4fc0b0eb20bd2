import type { Names } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { EresourceSettings } from '@lectern/contracts/people/tenant/eresource-settings';
import type { EntrancePlace, StaffEntrance } from '@lectern/contracts/resources/databases/entrance';
import {
  ENTRANCE_ADDRESS_REFUSED,
  ENTRANCE_RANGE_REFUSED,
  ENTRANCE_WAY_UNKNOWN,
} from '@lectern/contracts/resources/databases/errors';
import { readNetworkRange } from '@lectern/rules/network-range';
import { fromJson, toBit, toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { LinkTemplates } from '../eresource-columns.ts';
import type { EresourceEntranceTable } from '../tables.ts';
import { isWebAddress } from './web-address.ts';

/** What staff say of an entrance. */
export interface EntranceFacts {
  readonly id?: string | undefined;
  readonly names: Names;
  readonly address: string;
  readonly place: EntrancePlace;
  readonly networks: readonly string[];
  readonly ranges: readonly string[];
  readonly groups: readonly string[];
  readonly libraries: readonly string[];
  readonly signIn: boolean;
  readonly proxy: string;
}

/** A refusal of the first address, range, network or proxy that cannot be taken. */
export function refuseEntrances(
  entrances: readonly EntranceFacts[],
  links: LinkTemplates,
  { networks, proxies }: Pick<EresourceSettings, 'networks' | 'proxies'>,
): Refusal<'ENTRANCE_ADDRESS_REFUSED' | 'ENTRANCE_RANGE_REFUSED' | 'ENTRANCE_WAY_UNKNOWN'> | undefined {
  const templates = [links.article, links.issue, links.title].filter((template) => template !== '');
  const address = [...entrances.map((one) => one.address), ...templates].find((one) => !isWebAddress(one));
  if (address !== undefined) return refuse(ENTRANCE_ADDRESS_REFUSED, { address });
  const range = entrances.flatMap(({ ranges }) => ranges).find((one) => readNetworkRange(one) === undefined);
  if (range !== undefined) return refuse(ENTRANCE_RANGE_REFUSED, { range });
  const known = networks.map(({ code }) => code);
  const network = entrances.flatMap((one) => one.networks).find((code) => !known.includes(code));
  const proxy = entrances.find(
    (one) => one.proxy !== '' && !proxies.some(({ code }) => code === one.proxy),
  )?.proxy;
  const code = network ?? proxy;
  return code === undefined ? undefined : refuse(ENTRANCE_WAY_UNKNOWN, { code });
}

/** The rows of the entrances of a database. Those that stay keep their ids. */
export function entranceRows(
  tenantId: string,
  eresourceId: string,
  entrances: readonly EntranceFacts[],
  knownIds: ReadonlySet<string>,
): EresourceEntranceTable[] {
  const taken = new Set<string>();
  return entrances.map((entrance, position) => {
    const known = entrance.id !== undefined && knownIds.has(entrance.id) && !taken.has(entrance.id);
    const id = known && entrance.id !== undefined ? entrance.id : newId();
    taken.add(id);
    return {
      id,
      tenant_id: tenantId,
      eresource_id: eresourceId,
      position,
      names: toJson(entrance.names),
      address: entrance.address,
      place: entrance.place,
      networks: toJson(entrance.networks),
      ranges: toJson(entrance.ranges),
      reader_groups: toJson(entrance.groups),
      libraries: toJson(entrance.libraries),
      sign_in: toBit(entrance.signIn),
      proxy: entrance.proxy,
    };
  });
}

/** An entrance as staff see it. */
export function presentEntrance(row: EresourceEntranceTable): StaffEntrance {
  return {
    id: row.id,
    names: fromJson(row.names),
    address: row.address,
    place: row.place,
    networks: fromJson(row.networks),
    ranges: fromJson(row.ranges),
    groups: fromJson(row.reader_groups),
    libraries: fromJson(row.libraries),
    signIn: row.sign_in === 1,
    proxy: row.proxy,
  };
}
