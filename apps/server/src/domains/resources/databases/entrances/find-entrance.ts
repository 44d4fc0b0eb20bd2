import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import type { Deps } from '../../../../platform/deps.ts';
import { entrancesOf } from '../store/entrance-store.ts';
import type { EresourceTable } from '../tables.ts';
import { type Choosing, chooseFirstOpen } from './choose-entrance.ts';
import type { ReaderState } from './reader-rights.ts';
import { asksWho } from './why-closed.ts';

/** The entrance of a database for somebody at an address. The library system is asked only if an entrance asks who it is. */
export async function findEntrance(
  { db }: Pick<Deps, 'db'>,
  eresource: EresourceTable,
  { address, ...choosing }: Omit<Choosing, 'caller'> & { readonly address: string },
  readReader: () => Promise<ReaderState>,
): Promise<ChosenEntrance> {
  const stored = await entrancesOf(db, choosing.tenant.id, eresource.id);
  // "Sign in first" of the database holds for all its entrances.
  const entrances = stored.map((one) =>
    eresource.sign_in_first === 1 ? { ...one, sign_in: 1 as const } : one,
  );
  const reader = entrances.some(asksWho) ? await readReader() : undefined;
  return chooseFirstOpen(eresource, entrances, { ...choosing, caller: { address, reader } });
}
