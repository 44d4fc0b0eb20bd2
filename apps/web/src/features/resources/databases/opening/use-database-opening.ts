import { chooseEntrance } from '@lectern/contracts/resources/databases/choose-entrance';
import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import type { OpeningBehaviour } from '../../../../components/eresources/use-behaviour.ts';
import { type Opening, useOpening } from '../../../../components/eresources/use-opening.ts';
import { useCaller } from '../../../../lib/caller.ts';

export type Openable = Pick<EresourceSummary, 'id' | 'name' | 'status'>;

/** Opens a database by the first open entrance, or by the one whose id is given. */
export function useDatabaseOpening({ id, status }: Openable, behaviour: OpeningBehaviour): Opening<string> {
  const { client } = useCaller();
  return useOpening(
    {
      choose: (entranceId?: string) => client.call(chooseEntrance, { id, ...(entranceId && { entranceId }) }),
      counts: [{ event: status === 'trial' ? 'openTrial' : 'openDatabase', recordId: id }],
    },
    behaviour,
  );
}
