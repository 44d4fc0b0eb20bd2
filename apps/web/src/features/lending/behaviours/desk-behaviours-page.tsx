import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { BEHAVIOUR_TABS } from '@lectern/rules/behaviours';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import styles from './behaviours.module.css';
import { DeskBehaviourRow } from './components/desk-behaviour-row.tsx';
import { ReaderMoney } from './components/reader-money.tsx';

const ROWS = 50;

/** What went wrong, of one reader or of all. State and page are in the address, and the reader is in its path. */
export default function DeskBehavioursPage() {
  const { t } = useTranslation('behaviours');
  usePageTitle(t('desk.title'));
  const { patronId } = useParams();
  const [query, setQuery] = useSearchParams();
  const tab = BEHAVIOUR_TABS.find((one) => one === query.get('tab')) ?? 'unprocessed';
  const page = usePageNumber();
  const input = { processFlag: tab, page, rows: ROWS, ...(patronId && { patronId }) };
  const answer = useCall(listDeskBehaviours, input, { keepPrevious: true });
  const { data: reader } = useCall(getDeskReader, { patronId: patronId ?? '' }, { enabled: !!patronId });
  return (
    <>
      <PageHead
        title={patronId && reader ? t('desk.of', { reader: reader.name }) : t('desk.title')}
        hint={patronId ? <Link to="/fines">{t('desk.all')}</Link> : t('desk.about')}
      />
      <div className={styles.head}>
        <SelectMenu
          label={t('tabs.label')}
          value={tab}
          options={BEHAVIOUR_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          onChange={(next) => setQuery({ tab: next }, { replace: true })}
        />
        {patronId && <ReaderMoney patronId={patronId} behaviours={answer.data?.behaviours ?? []} />}
      </div>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ tab }}
        empty={<EmptyState title={t('noneHere')} />}
      >
        {answer.data?.behaviours.map((behaviour) => (
          <DeskBehaviourRow key={behaviour.behaviourDetlId} behaviour={behaviour} namesReader={!patronId} />
        ))}
      </PagedList>
    </>
  );
}
