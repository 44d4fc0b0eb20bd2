import type { OwnWork } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../lib/use-format.ts';
import { Pill } from '../pill.tsx';
import styles from './own-work.module.css';

/** An open request of the reader: ready to be fetched, its place in the queue, or under way. It leads to the reader's requests. */
export function OwnRequest({
  request,
  isBrief,
}: {
  readonly request: OwnWork['requests'][number];
  readonly isBrief: boolean;
}) {
  const { t } = useTranslation('own-work');
  const { volume, isKept } = request;
  const state = useStateWords(request);
  return (
    <li className={styles.state}>
      <Pill tone={isKept ? 'ok' : 'accent'}>{state}</Pill>
      {volume && <span className="small">{volume}</span>}
      {!isBrief && (
        <Link className="small" to="/personalCenter/requests">
          {t('toRequests')}
        </Link>
      )}
    </li>
  );
}

function useStateWords({
  isKept,
  keptUntil,
  takeLocationName,
  readersBefore,
  suspendedUntil,
}: OwnWork['requests'][number]): string {
  const { t } = useTranslation('own-work');
  const format = useFormat();
  if (isKept && keptUntil !== null)
    return t('readyUntil', { place: takeLocationName, date: format.date(keptUntil) });
  if (isKept) return t('ready', { place: takeLocationName });
  if (suspendedUntil !== null) return t('suspended', { date: format.date(suspendedUntil) });
  if (readersBefore !== null) return t('inQueue', { place: format.number(readersBefore + 1) });
  return t('underWay');
}
