import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { tryHarvestAddress } from '@lectern/contracts/resources/harvest/try-harvest-address';
import type { Deps } from '../../../platform/deps.ts';
import { askRepository } from './run/ask-repository.ts';

type Tried = OutputOf<typeof tryHarvestAddress.output>;

/** Asks a repository for its name, its formats and its sets; one without sets has none. Keeps nothing. */
export async function tryRepository(
  deps: Pick<Deps, 'repositories'>,
  tenantId: string,
  address: string,
): Promise<Tried> {
  const ask = (verb: string) => askRepository(deps, { tenantId, address }, { verb }, () => undefined);
  const tried: Tried = { fault: '', message: '', name: '', formats: [], sets: [] };
  const identified = await ask('Identify');
  if (identified.what === 'again' || identified.what === 'over') {
    const { fault, message } = identified;
    return { ...tried, fault, message };
  }
  if (identified.what !== 'answer') return { ...tried, fault: 'PROTOCOL' };
  const formats = await ask('ListMetadataFormats');
  const sets = await ask('ListSets');
  return {
    ...tried,
    name: identified.answer.repositoryName,
    formats: formats.what === 'answer' ? [...formats.answer.prefixes] : [],
    sets: sets.what === 'answer' ? [...sets.answer.sets] : [],
  };
}
