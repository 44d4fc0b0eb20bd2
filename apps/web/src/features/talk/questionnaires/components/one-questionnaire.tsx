import { getQuestionnaire } from '@lectern/contracts/talk/questionnaires/get-questionnaire';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../questionnaires.module.css';
import { AnswerForm } from './answer-form.tsx';

/** A questionnaire to answer, and thanks where that is done. */
export function OneQuestionnaire({ id }: { readonly id: string }) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const [isDone, setIsDone] = useState(false);
  const { data, error, isPending, refetch } = useCall(getQuestionnaire, { questionnaireId: id });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !data)
    return (
      <Loading>
        <Skeleton width="100%" height="320px" radius="12px" />
      </Loading>
    );
  return (
    <>
      <h1 lang={data.language}>{data.name}</h1>
      <p className="muted small">
        {t('period', { from: format.dateTime(data.pubDate), until: format.dateTime(data.dueDate) })}
      </p>
      {isDone || data.fillDate || data.state !== 'open' ? (
        <Card>
          <EmptyState
            icon={<CircleCheck size={36} strokeWidth={1.4} />}
            title={t(isDone ? 'thanks' : data.fillDate ? 'answered' : 'over')}
            hint={isDone || data.fillDate ? t('thanksHint') : undefined}
            actions={<ButtonLink to="?">{t('back')}</ButtonLink>}
          />
        </Card>
      ) : (
        <Card padded>
          {data.introduction && (
            <p className={styles.introduction} lang={data.language}>
              {data.introduction}
            </p>
          )}
          <AnswerForm
            questionnaireId={id}
            lang={data.language}
            questions={data.questions}
            onDone={() => setIsDone(true)}
          />
        </Card>
      )}
    </>
  );
}
