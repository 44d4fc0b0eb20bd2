import type { DeskRequestView } from '@lectern/contracts/desk/desk-views';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { SlipFacts } from './slips.tsx';
import { shortName } from './use-slip.ts';

/** The slip of the copy of a request: what to fetch, for whom, and where it goes. */
export function useRequestSlip(): (request: DeskRequestView) => SlipFacts {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (request) => ({
    key: request.requestId,
    heading: t(request.keptUntil ? 'slip.kept' : 'slip.pick'),
    big: request.keptUntil
      ? t('slip.until', { date: format.date(request.keptUntil) })
      : request.takeLocationName,
    reader: shortName(request.reader.name, request.reader.primaryId),
    title: [request.title, request.volume].filter(Boolean).join(' · '),
    callNo: request.copy?.callNo ?? '',
    lines: [
      [request.copy?.locationName, request.copy?.shelf].filter(Boolean).join(' · '),
      `${t(`kinds.${request.type}`)} · ${t('slip.request', { number: request.requestNo })}`,
    ].filter(Boolean),
    barcode: request.copy?.barcode ?? '',
  });
}
