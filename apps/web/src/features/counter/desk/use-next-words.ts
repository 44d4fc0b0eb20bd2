import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';

/** What is done with a copy next, in a few words that can be read from a step away. */
export function useNextWords(): (item: DeskItemView) => string {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (item) => {
    const { request, loan } = item;
    switch (item.next) {
      case 'shelf':
        return t('next.shelf', { place: item.locationName || item.libName });
      case 'closed_stack':
        return t('next.closed_stack', { place: item.locationName || item.libName });
      case 'send':
        return request ? t('next.sendFor', { place: item.sendTo }) : t('next.send', { place: item.sendTo });
      case 'hold_shelf':
        return t('next.hold_shelf', {
          name: request?.reader.name ?? '',
          date: request?.keptUntil ? format.date(request.keptUntil, 'short') : '',
        });
      case 'reader':
        return t('next.reader', {
          name: loan?.reader.name ?? '',
          date: loan ? format.date(loan.normReturnDate, 'short') : '',
        });
      case 'look_at_it':
        return t('next.look_at_it', { status: t(`status.${item.status}`) });
    }
  };
}
