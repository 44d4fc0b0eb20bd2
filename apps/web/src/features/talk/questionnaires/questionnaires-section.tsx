import { listQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-questionnaires';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { OneQuestionnaire } from './components/one-questionnaire.tsx';
import { QuestionnaireRow } from './components/questionnaire-row.tsx';

const ROWS = 20;

/** Questionnaires of the library: the list, or the one that the address names. */
export default function QuestionnairesSection() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <OneQuestionnaire key={id} id={id} /> : <List />;
}

function List() {
  const { t } = useTranslation('questionnaires');
  const page = usePageNumber();
  const answer = useCall(listQuestionnaires, { page, rows: ROWS }, { keepPrevious: true });
  return (
    <>
      <h1>{t('heading')}</h1>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        empty={
          <EmptyState
            icon={<ClipboardList size={36} strokeWidth={1.4} />}
            title={t('none')}
            hint={t('noneHint')}
          />
        }
      >
        {answer.data?.questionnaires.map((one) => (
          <QuestionnaireRow key={one.id} questionnaire={one} />
        ))}
      </PagedList>
    </>
  );
}
