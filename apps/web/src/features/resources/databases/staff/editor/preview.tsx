import { previewEresource } from '@lectern/contracts/resources/databases/preview-eresource';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../../components/skeleton.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { StatePills } from '../../list/state-pills.tsx';
import { useShownDays } from '../../list/use-shown-days.ts';
import { DatabaseTexts } from '../../record/database-texts.tsx';
import { FactList } from '../../record/fact-list.tsx';
import styles from '../staff.module.css';
import { type Draft, factsOf } from './draft.ts';
import { faultsOf, faultyPart } from './draft-faults.ts';

/** A draft as readers would see it, in the language of the page. */
export function Preview({ id, draft }: { readonly id: string | undefined; readonly draft: Draft }) {
  const { t } = useTranslation('databases');
  const shownDays = useShownDays();
  const isComplete = faultyPart(faultsOf(draft)) === undefined;
  const input = { ...factsOf(draft), ...(id !== undefined && { id }) };
  const { data, error, refetch } = useCall(previewEresource, input, { enabled: isComplete, staleMs: 0 });
  if (!isComplete) return <p className="muted">{t('staff.preview.incomplete')}</p>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  return (
    <div className={styles.part}>
      <p className="muted">{t('staff.preview.hint')}</p>
      <section className={styles.preview} aria-label={t('staff.parts.preview')}>
        <h2 className={styles.name} dir="auto">
          {data.name}
        </h2>
        {data.otherNames.length > 0 && <p className="muted">{factLine(...data.otherNames)}</p>}
        <StatePills eresource={data} />
        <p className="muted small">{shownDays(data)}</p>
        <DatabaseTexts eresource={data} />
        <FactList eresource={data} isLinked={false} />
      </section>
    </div>
  );
}
