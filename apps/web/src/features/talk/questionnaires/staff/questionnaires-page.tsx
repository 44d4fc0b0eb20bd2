import { getQuestionnaireResults } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { listStaffQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-staff-questionnaires';
import type { StaffQuestionnaire } from '@lectern/contracts/talk/questionnaires/questionnaire';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { Editor } from './editor.tsx';
import { QuestionnaireLine } from './questionnaire-line.tsx';
import { RemoveQuestionnaire } from './remove-questionnaire.tsx';
import { Results } from './results.tsx';

const ROWS = 20;

/** Questionnaires of the library: the list, or the one that the address names, to change it or to see its results. */
export default function QuestionnairesPage() {
  const { t } = useTranslation('questionnaires');
  usePageTitle(t('staff.title'));
  const [query] = useSearchParams();
  const [edited, results] = [query.get('edit'), query.get('results')];
  if (edited === 'new')
    return (
      <>
        <PageHead title={t('staff.add')} hint={t('staff.draftHint')} />
        <Editor />
      </>
    );
  const id = edited ?? results;
  return id ? <One key={id} id={id} isEdited={edited !== null} /> : <List />;
}

function One({ id, isEdited }: { readonly id: string; readonly isEdited: boolean }) {
  const { t } = useTranslation('questionnaires');
  const { data, error, refetch, isFetchedAfterMount } = useCall(
    getQuestionnaireResults,
    { questionnaireId: id },
    { staleMs: 0 },
  );
  return (
    <>
      <PageHead
        title={data?.questionnaire.name ?? t('staff.title')}
        hint={t(isEdited ? 'staff.changeHint' : 'staff.resultsHint')}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !(data && isFetchedAfterMount) && (
        <Loading>
          <Skeleton width="100%" height="320px" radius="12px" />
        </Loading>
      )}
      {data &&
        isFetchedAfterMount &&
        (isEdited ? <Editor questionnaire={data.questionnaire} /> : <Results answer={data} />)}
    </>
  );
}

function List() {
  const { t } = useTranslation('questionnaires');
  const page = usePageNumber();
  const [removed, setRemoved] = useState<StaffQuestionnaire>();
  const answer = useCall(listStaffQuestionnaires, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <ButtonLink to="?edit=new" kind="primary" icon={<Plus size={18} aria-hidden />}>
          {t('staff.add')}
        </ButtonLink>
      </PageHead>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        empty={
          <EmptyState
            icon={<ClipboardList size={36} strokeWidth={1.4} />}
            title={t('staff.none')}
            hint={t('staff.noneHint')}
          />
        }
      >
        {answer.data?.questionnaires.map((one) => (
          <QuestionnaireLine key={one.id} questionnaire={one} onRemove={() => setRemoved(one)} />
        ))}
      </PagedList>
      {removed && <RemoveQuestionnaire questionnaire={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}
