import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import type { SlipFacts } from './slips.tsx';

/** The slip of a copy that is kept for a reader or goes to another library. */
export function useSlip(): (item: DeskItemView) => SlipFacts {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (item) => {
    const { request } = item;
    const isKept = item.next === 'hold_shelf';
    return {
      key: item.itemId,
      heading: t(isKept ? 'slip.kept' : 'slip.transit'),
      big: isKept
        ? request?.keptUntil
          ? t('slip.until', { date: format.date(request.keptUntil) })
          : ''
        : item.sendTo,
      reader: request ? shortName(request.reader.name, request.reader.primaryId) : '',
      title: item.title,
      callNo: [item.callNo, item.yearVol].filter(Boolean).join(' · '),
      lines: request
        ? [
            t('slip.request', { number: request.requestNo }),
            t('slip.pickup', { place: request.takeLocationName }),
          ]
        : [t('slip.home', { place: [item.libName, item.locationName].filter(Boolean).join(' · ') })],
      barcode: item.barcode,
    };
  };
}

/** The first sign of a name and the last four of the number: enough to find the slip, too little to tell a stranger. */
export function shortName(name: string, number: string): string {
  const [first = ''] = name;
  return `${first}** · ${number.slice(-4)}`;
}
