import type { Deps } from '../../../../platform/deps.ts';
import { createIndexKeeper, type IndexKeeper, type KeeperDeps } from '../keep-index.ts';
import { thingsIndex } from './things-index.ts';

/** Keeps the indexes of what readers find beside records. */
export function createThingsKeeper(deps: KeeperDeps & Pick<Deps, 'searchable'>): IndexKeeper {
  return createIndexKeeper(deps, thingsIndex(deps));
}
