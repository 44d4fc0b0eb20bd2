import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { listEresourceBehaviours } from '@lectern/contracts/resources/databases/list-eresource-behaviours';
import { useCall } from '../../lib/use-call.ts';

type Behaviours = OutputOf<(typeof listEresourceBehaviours)['output']>;

/** How a database is opened. */
export interface OpeningBehaviour {
  readonly opensWindow: boolean;
  readonly signInFirst: boolean;
}

const STALE_MS = 10 * 60_000;
/** Until the settings are known, or where they cannot be asked for. */
const USUAL: OpeningBehaviour = { opensWindow: true, signInFirst: false };

const byAnswer = new WeakMap<Behaviours, ReadonlyMap<string, OpeningBehaviour>>();

/** How each database is opened, by its id. The browser keeps the settings of all databases for some minutes. */
export function useBehaviourOf(): (id: string) => OpeningBehaviour {
  const { data } = useCall(listEresourceBehaviours, {}, { staleMs: STALE_MS });
  const known = data && mapOf(data);
  return (id) => known?.get(id) ?? USUAL;
}

function mapOf(answer: Behaviours): ReadonlyMap<string, OpeningBehaviour> {
  const known = byAnswer.get(answer) ?? new Map(answer.databases.map((one) => [one.id, one]));
  byAnswer.set(answer, known);
  return known;
}
