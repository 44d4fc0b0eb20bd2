import type { DeskRequestView } from '@lectern/contracts/counter/desk/desk-views';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import { useParcelLines } from '../use-parcel-lines.ts';
import type { SlipFacts } from './slips.tsx';
import { shortName } from './use-slip.ts';

/** The slip of the copy of a request: what to fetch, for whom, and where it goes; of a home delivery the address for the parcel. */
export function useRequestSlip(): (request: DeskRequestView) => SlipFacts {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const parcelLines = useParcelLines();
  return (request) => ({
    key: request.requestId,
    heading: t(request.keptUntil ? 'slip.kept' : request.address ? 'slip.parcel' : 'slip.pick'),
    big: request.keptUntil
      ? t('slip.until', { date: format.date(request.keptUntil) })
      : (request.address?.recipientName ?? request.takeLocationName),
    reader: request.address
      ? parcelLines(request.address).slice(1).join('\n')
      : shortName(request.reader.name, request.reader.primaryId),
    title: [request.title, request.volume].filter(Boolean).join(' · '),
    callNo: request.copy?.callNo ?? '',
    lines: [
      [request.copy?.locationName, request.copy?.shelf].filter(Boolean).join(' · '),
      `${t(`kinds.${request.type}`)} · ${t('slip.request', { number: request.requestNo })}`,
    ].filter(Boolean),
    barcode: request.copy?.barcode ?? '',
  });
}
