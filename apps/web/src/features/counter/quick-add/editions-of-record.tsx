import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { joinEditions } from '@lectern/contracts/discovery/works/join-editions';
import { listEditions } from '@lectern/contracts/discovery/works/list-editions';
import { partEdition } from '@lectern/contracts/discovery/works/part-edition';
import { resetEdition } from '@lectern/contracts/discovery/works/reset-edition';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { FindRecord } from './find-record.tsx';
import styles from './quick-add.module.css';

const MOST_ROWS = 100;

/** The records that are together with one, each with a button that takes it out, and a way to add another. */
export function EditionsOfRecord({
  recordId,
  title,
  facts,
  onShow,
}: {
  readonly recordId: string;
  readonly title: string;
  /** What tells it from other editions. */
  readonly facts: string;
  /** Shows the editions of another record. */
  readonly onShow: (recordId: string) => void;
}) {
  const { t } = useTranslation('quick-add');
  const errorText = useErrorText();
  const [joining, setJoining] = useState(false);
  const { data } = useCall(listEditions, { recordId, rows: MOST_ROWS }, { staleMs: 0 });
  const changed = { invalidates: [listEditions, countEditions] };
  const part = useAction(partEdition, {
    ...changed,
    onDone: (record) => showToast('ok', t('editions.parted', { title: record.title })),
  });
  const reset = useAction(resetEdition, {
    ...changed,
    onDone: () => showToast('ok', t('editions.taken')),
  });
  const join = useAction(joinEditions, { ...changed, onDone: () => setJoining(false) });
  const error = part.error ?? reset.error ?? join.error;
  return (
    <>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      <Card as="section" padded className={styles.part}>
        <div>
          <h2 className={styles.heading}>{title}</h2>
          <p className="muted small">{facts}</p>
        </div>
        {data?.total === 0 && <p role="status">{t('editions.alone')}</p>}
        {data && data.total > 0 && (
          <>
            <p className="muted">{t('editions.together')}</p>
            <ul className={styles.hits}>
              {data.editions.map(
                ({ recordId: id, title: other, author, publisher, publishYear, langName }) => (
                  <li key={id}>
                    <div className={styles.work}>
                      <b>{other}</b>
                      <span className="muted small">
                        {factLine(author, publisher, publishYear, langName)}
                      </span>
                    </div>
                    <Button size="small" onClick={() => onShow(id)}>
                      {t('editions.choose')}
                      <span className="hidden-visually"> {other}</span>
                    </Button>
                    <Button
                      size="small"
                      busy={part.running}
                      aria-label={t('editions.partThis', { title: other })}
                      onClick={() => part.start({ recordId: id })}
                    >
                      {t('editions.part')}
                    </Button>
                  </li>
                ),
              )}
            </ul>
          </>
        )}
        <div className={styles.buttons}>
          <Button kind="primary" onClick={() => setJoining(true)}>
            {t('editions.join')}
          </Button>
          <Button busy={reset.running} onClick={() => reset.start({ recordId })}>
            {t('editions.reset')}
          </Button>
        </div>
      </Card>
      {joining && (
        <FindRecord
          heading={t('editions.join')}
          choose={t('editions.joinThis')}
          onChoose={(other) => join.start({ recordId: other.recordId, otherId: recordId })}
        />
      )}
    </>
  );
}
