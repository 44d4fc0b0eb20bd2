import { getEresource } from '@lectern/contracts/resources/databases/get-eresource';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { EresourceRow } from '../list/eresource-row.tsx';

/** The row of a database that is called what was typed. */
export default function BestEresource({ id }: { readonly id: string }) {
  const behaviourOf = useBehaviourOf();
  const { data } = useCall(getEresource, { id }, { staleMs: 60_000 });
  if (!data) return null;
  return <EresourceRow eresource={data} columns={['docType', 'introduction']} behaviour={behaviourOf(id)} />;
}
