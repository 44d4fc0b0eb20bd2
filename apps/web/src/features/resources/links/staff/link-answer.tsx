import type { StaffLink } from '@lectern/contracts/resources/links/link';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** When a link was asked last, and what it answered. */
export function LinkAnswer({
  link: { askedAt, state, reason, status, failedDays },
}: {
  readonly link: Pick<StaffLink, 'askedAt' | 'state' | 'reason' | 'status' | 'failedDays'>;
}) {
  const { t } = useTranslation('links');
  const format = useFormat();
  const said = reason === '' ? '' : t(`reason.${reason}`);
  if (state === 'unasked') return <p className="muted small">{said}</p>;
  if (askedAt === '') return <p className="muted small">{t('notAsked')}</p>;
  return (
    <p className="muted small num">
      {factLine(
        t('askedAt', { time: format.dateTime(askedAt) }),
        reason === 'status' || reason === '' ? '' : said,
        status > 0 ? t('status', { status }) : '',
        failedDays > 1 ? t('failedDays', { count: failedDays, number: format.number(failedDays) }) : '',
      )}
    </p>
  );
}
