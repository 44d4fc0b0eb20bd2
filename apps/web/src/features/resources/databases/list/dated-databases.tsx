import { getListChoices } from '@lectern/contracts/resources/databases/get-list-choices';
import { listNewEresources } from '@lectern/contracts/resources/databases/list-new-eresources';
import { listTrials } from '@lectern/contracts/resources/databases/list-trials';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { PagedList } from '../../../../components/paged-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { writeView } from '../eresource-list.ts';
import { EresourceRow } from './eresource-row.tsx';
import { NoneInView } from './none-in-view.tsx';

const ROWS = 20;
/** The specification's words for an empty list name the last month. */
const MONTH = 30;

/** The databases that came lately, the newest first, or the trials that run today. */
export function DatedDatabases({ view }: { readonly view: 'new' | 'trial' }) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const [query] = useSearchParams();
  const page = usePageNumber();
  const behaviourOf = useBehaviourOf();
  const choices = useCall(getListChoices, {}, { staleMs: 10 * 60_000 });
  const calls = { new: listNewEresources, trial: listTrials } as const;
  const answer = useCall(calls[view], { page, rows: ROWS }, { keepPrevious: true, staleMs: 60_000 });
  const newDays = choices.data?.newDays ?? MONTH;
  const none =
    view === 'trial'
      ? t('noneTrial')
      : newDays === MONTH
        ? t('noneNew')
        : t('noneNewDays', { count: newDays, number: format.number(newDays) });
  return (
    <PagedList
      answer={answer}
      page={page}
      rows={ROWS}
      label={t('pages')}
      query={Object.fromEntries(writeView(view, query))}
      empty={<NoneInView title={none} />}
    >
      {answer.data?.eresources.map((eresource) => (
        <EresourceRow
          key={eresource.id}
          eresource={eresource}
          columns={choices.data?.columns ?? ['introduction']}
          behaviour={behaviourOf(eresource.id)}
        >
          {view === 'new' && eresource.addedOn && t('addedOn', { day: format.date(eresource.addedOn) })}
        </EresourceRow>
      ))}
    </PagedList>
  );
}
