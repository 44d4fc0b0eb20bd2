import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { AlliancePeerTable } from '../tables.ts';

/** Libraries of the alliance with the names that readers see: a library of this installation has its own name in their language. */
export function namePeers(
  { tenants }: Pick<Deps, 'tenants'>,
  peers: readonly AlliancePeerTable[],
  language: Language,
): Promise<readonly AlliancePeerTable[]> {
  return Promise.all(
    peers.map(async (peer) => {
      if (peer.sibling === '') return peer;
      // One whose settings cannot be read has the name that this library gave it.
      const other = await tenants.byMappingPath(peer.sibling).catch(() => undefined);
      const name = other && nameIn(other.settings.names, language, other.settings.public.defaultLanguage);
      return { ...peer, name: name || peer.name };
    }),
  );
}
