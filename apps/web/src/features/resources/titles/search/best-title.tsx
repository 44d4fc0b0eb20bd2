import { getTitle } from '@lectern/contracts/resources/titles/get-title';
import { useCall } from '../../../../lib/use-call.ts';
import { TitleRow } from '../list/title-row.tsx';

/** The row of a journal that is called what was typed. */
export default function BestTitle({ id }: { readonly id: string }) {
  const { data } = useCall(getTitle, { id }, { staleMs: 60_000 });
  return data ? <TitleRow title={data} /> : null;
}
