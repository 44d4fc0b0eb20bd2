import type { Outstanding } from '@lectern/contracts/leaving/outstanding-view';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';

/** Says what is outstanding, with how many or how much. */
export function useOutstandingWords(): (one: Outstanding) => string {
  const { t } = useTranslation('leaving');
  const format = useFormat();
  return ({ kind, count, amount }) => {
    if (kind === 'debt' || kind === 'credit' || kind === 'kept')
      return t(`kinds.${kind}`, { amount: amount ? format.money(amount) : '' });
    return kind === 'frozen' ? t('kinds.frozen') : t(`kinds.${kind}`, { count: count ?? 0 });
  };
}
