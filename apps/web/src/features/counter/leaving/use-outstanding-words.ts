import type { Outstanding } from '@lectern/contracts/counter/leaving/outstanding-view';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';

/** Says what is outstanding, with how many or how much: to the reader, or to the staff about a reader. */
export function useOutstandingWords(to: 'reader' | 'staff'): (one: Outstanding) => string {
  const { t } = useTranslation('leaving');
  const format = useFormat();
  const ofPerson = to === 'reader' ? 'kinds' : 'many.kinds';
  return ({ kind, count, amount }) => {
    const given = { count: count ?? 0, amount: amount ? format.money(amount) : '' };
    if (kind === 'debt' || kind === 'credit' || kind === 'frozen' || kind === 'guarantees')
      return t(`${ofPerson}.${kind}`, given);
    return t(`kinds.${kind}`, given);
  };
}
