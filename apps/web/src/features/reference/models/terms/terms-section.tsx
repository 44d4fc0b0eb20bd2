import { getAssistantTerms } from '@lectern/contracts/reference/ai/get-assistant-terms';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { TermsForm } from './terms-form.tsx';

/** Whether readers have the assistant, the questions that they can try, and how long talks are kept. */
export function TermsSection() {
  const { t } = useTranslation('models');
  const { data, error, refetch } = useCall(getAssistantTerms, {}, { staleMs: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  return <TermsForm key={data.version} terms={data} label={t('terms.title')} />;
}
