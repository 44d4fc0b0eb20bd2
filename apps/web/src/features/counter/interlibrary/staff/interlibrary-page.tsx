import { listInterlibrary } from '@lectern/contracts/counter/interlibrary/list-interlibrary';
import { INTERLIBRARY_SIDES } from '@lectern/rules/interlibrary/steps';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../interlibrary.module.css';
import { Partners } from './partners.tsx';
import { RequestRow } from './request-row.tsx';

const ROWS = 50;
const TABS = [...INTERLIBRARY_SIDES, 'partners'] as const;
const STATES = ['open', 'ended'] as const;

/** What other libraries ask of this one, what it asks of them, and who they are. Tab, state and page are in the address. */
export default function InterlibraryPage() {
  const { t } = useTranslation('interlibrary');
  usePageTitle(t('staff.title'));
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'lending';
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.about')} />
      <Tabs
        label={t('staff.title')}
        items={TABS.map((key) => ({ key, label: t(`staff.tabs.${key}`) }))}
        active={tab}
        onChange={(next) => setQuery({ tab: next }, { replace: true })}
      >
        {tab === 'partners' ? <Partners /> : <Queue key={tab} side={tab} />}
      </Tabs>
    </>
  );
}

function Queue({ side }: { readonly side: (typeof INTERLIBRARY_SIDES)[number] }) {
  const { t } = useTranslation('interlibrary');
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((one) => one === query.get('state')) ?? 'open';
  const page = usePageNumber();
  const answer = useCall(
    listInterlibrary,
    { side, ended: state === 'ended', page, rows: ROWS },
    { keepPrevious: true, refetchMs: 30_000 },
  );
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <SelectMenu
          label={t('staff.state.label')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`staff.state.${value}`) }))}
          onChange={(next) => setQuery({ tab: side, state: next }, { replace: true })}
        />
      </div>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ tab: side, state }}
        empty={<EmptyState title={t('staff.none')} hint={t(`staff.noneHint.${side}`)} />}
      >
        {answer.data?.requests.map((request) => (
          <RequestRow key={request.requestId} request={request} />
        ))}
      </PagedList>
    </div>
  );
}
