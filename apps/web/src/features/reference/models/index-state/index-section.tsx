import { getIndexStatus } from '@lectern/contracts/discovery/search-index/get-index-status';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../models.module.css';

/** How the search index is, and whether searches find records by meaning too. */
export function IndexSection() {
  const { t } = useTranslation('models');
  const format = useFormat();
  const { data, error, refetch } = useCall(getIndexStatus, {}, { staleMs: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="160px" radius="12px" />
      </Loading>
    );
  const { state, documents, meaning } = data;
  const needsTraining = meaning.state === 'untrained' || meaning.state === 'unreadable';
  return (
    <Card as="section" padded className={styles.sent} aria-labelledby="index-state">
      <h2 id="index-state">{t('index.title')}</h2>
      {state !== 'ready' && <Notice tone="bad">{t('index.building')}</Notice>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('index.documents')}</dt>
          <dd className="num">{format.number(documents)}</dd>
        </div>
        <div>
          <dt>{t('index.searched')}</dt>
          <dd>{t(`index.state.${meaning.state}`)}</dd>
        </div>
        {meaning.model !== '' && (
          <div>
            <dt>{t('index.model')}</dt>
            <dd>
              <code>{meaning.model}</code>
            </dd>
          </div>
        )}
        {meaning.trainedAt !== null && (
          <div>
            <dt>{t('index.trained')}</dt>
            <dd>{format.dateTime(meaning.trainedAt)}</dd>
          </div>
        )}
      </dl>
      {needsTraining && <p className={styles.train}>{t('index.train')}</p>}
    </Card>
  );
}
