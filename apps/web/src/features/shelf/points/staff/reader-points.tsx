import { getReaderPoints } from '@lectern/contracts/shelf/points/get-reader-points';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { PointLineRow } from '../components/point-line-row.tsx';
import styles from '../points.module.css';
import { CorrectPoints } from './correct-points.tsx';

const ROWS = 20;

/** The points of a reader with the last lines, and their correction. */
export function ReaderPoints() {
  const { t } = useTranslation('points');
  const [typed, setTyped] = useState('');
  const [reader, setReader] = useState('');
  const [corrects, setCorrects] = useState(false);
  const found = useCall(getReaderPoints, { reader, rows: ROWS }, { enabled: reader !== '', staleMs: 0 });

  function send(event: FormEvent) {
    event.preventDefault();
    setReader(typed.trim());
  }

  return (
    <Card as="section" padded className={styles.card}>
      <h2>{t('staff.reader')}</h2>
      <form onSubmit={send}>
        <div className={styles.fields}>
          <TextField
            label={t('staff.number')}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" busy={found.isFetching}>
            {t('staff.show')}
          </Button>
        </div>
      </form>
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && !found.error && (
        <>
          <p aria-live="polite">
            {t('staff.has', { name: found.data.readerName, count: found.data.points })}
          </p>
          <div>
            <Button onClick={() => setCorrects(true)}>{t('staff.correct')}</Button>
          </div>
          <ul className={styles.list}>
            {found.data.scores.map((line) => (
              <PointLineRow key={line.id} line={line} />
            ))}
          </ul>
        </>
      )}
      {corrects && <CorrectPoints reader={reader} onClose={() => setCorrects(false)} />}
    </Card>
  );
}
