import type { EresourceNetwork } from '@lectern/contracts/people/tenant/eresource-settings';
import { type NetworkRange, readNetworkRange } from '@lectern/rules/network-range';

/** The addresses of some networks of the settings, by their codes, and of ranges beside them. */
export function rangesOfNetworks(
  named: { readonly networks: readonly string[]; readonly ranges: readonly string[] },
  known: readonly EresourceNetwork[],
): NetworkRange[] {
  const counted = known.filter(({ code }) => named.networks.includes(code));
  return [...counted.flatMap(rangesOfNetwork), ...readRanges(named.ranges)];
}

/** A campus can have thousands of ranges, and settings change seldom. */
const read = new WeakMap<EresourceNetwork, NetworkRange[]>();

function rangesOfNetwork(network: EresourceNetwork): NetworkRange[] {
  const ranges = read.get(network) ?? readRanges(network.ranges);
  read.set(network, ranges);
  return ranges;
}

function readRanges(texts: readonly string[]): NetworkRange[] {
  return texts.flatMap((text) => readNetworkRange(text) ?? []);
}
