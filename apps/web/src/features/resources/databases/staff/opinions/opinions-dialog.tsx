import { listTrialAnswers } from '@lectern/contracts/resources/trials/list-trial-answers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { Dialog } from '../../../../../components/dialog.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../../components/skeleton.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import styles from '../staff.module.css';

const ROWS = 20;
/** The most rows that one call answers. */
const MOST_ROWS = 100;

/** What readers think of a trial, the newest first. */
export function OpinionsDialog({
  eresource: { id, name },
  onClose,
}: {
  readonly eresource: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const [rows, setRows] = useState(ROWS);
  const { data, error, refetch } = useCall(
    listTrialAnswers,
    { id, rows },
    { keepPrevious: true, staleMs: 0 },
  );
  return (
    <Dialog title={t('staff.opinions.title', { name })} width="640px" onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
      {data?.total === 0 && <p className="muted">{t('staff.opinions.none')}</p>}
      <ul className={styles.opinions}>
        {data?.answers.map(({ answeredAt, name: reader, answers }) => (
          <li key={`${answeredAt} ${reader}`} className={styles.opinion}>
            <p className="muted small num">
              {factLine(reader || t('staff.opinions.noName'), format.dateTime(answeredAt))}
            </p>
            <dl>
              {answers.map(({ question, text }) => (
                <div key={`${question} ${text}`}>
                  <dt dir="auto">{question || t('staff.opinions.gone')}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {data && data.total > rows && rows < MOST_ROWS && (
        <Button onClick={() => setRows(Math.min(MOST_ROWS, rows + ROWS))}>{t('staff.opinions.more')}</Button>
      )}
    </Dialog>
  );
}
