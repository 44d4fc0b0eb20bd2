import type { DeskRequestView } from '@lectern/contracts/counter/desk/desk-views';
import { listDeskRequests } from '@lectern/contracts/counter/desk/list-desk-requests';
import { DESK_LISTS, type DeskList } from '@lectern/rules/requests/desk-lists';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { PrintHead } from '../../../components/print-head.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { QueueActions } from './components/queue-actions.tsx';
import { QueueTable } from './components/queue-table.tsx';
import { RefuseDialog } from './components/refuse-dialog.tsx';
import styles from './queues-page.module.css';
import { slipSize } from './slips/slip-size.ts';
import { Slips } from './slips/slips.tsx';
import { useRequestSlip } from './slips/use-request-slip.ts';
import { useMoves } from './use-moves.ts';

const ROWS = 50;
/** Colleagues work on the same queues. */
const REFRESH_MS = 60_000;

/** The requests of readers by what is to be done next, with one key for the next step and moves of many at once. */
export default function QueuesPage() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const list = DESK_LISTS.find((one) => one === search.get('list')) ?? 'to_answer';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const everywhere = search.get('everywhere') === '1';
  const { data, error, refetch } = useCall(
    listDeskRequests,
    { list, everywhere, page, rows: ROWS },
    { keepPrevious: true, refetchMs: REFRESH_MS, staleMs: 0 },
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly DeskRequestView[]>([]);
  const [printed, setPrinted] = useState<readonly DeskRequestView[]>([]);
  const moves = useMoves(() => setChosen(new Set()));
  const slipOf = useRequestSlip();
  const endPrint = useCallback(() => setPrinted([]), []);

  const addressOf = (next: { list?: DeskList; page?: number; everywhere?: boolean }) => {
    const shown = { list, page: 1, everywhere, ...next };
    const query = new URLSearchParams({ list: shown.list });
    if (shown.page > 1) query.set('page', String(shown.page));
    if (shown.everywhere) query.set('everywhere', '1');
    return query;
  };
  const go = (next: Parameters<typeof addressOf>[0]) => {
    setChosen(new Set());
    setSearch(addressOf(next));
  };
  const requests = data?.requests ?? [];
  const marked = requests.filter(({ requestId }) => chosen.has(requestId));

  return (
    <div className={styles.page}>
      <PrintHead lines={[t(`queues.lists.${list}`)]} address={location.href} />
      <div className={styles.head}>
        <h1>{t('queues.title')}</h1>
        <label className={styles.everywhere}>
          <input
            type="checkbox"
            checked={everywhere}
            onChange={(event) => go({ everywhere: event.target.checked })}
          />
          {t('queues.everywhere')}
        </label>
      </div>
      <Tabs
        label={t('queues.label')}
        items={DESK_LISTS.map((key) => ({
          key,
          label: t(`queues.lists.${key}`),
          ...(data && { count: data.counts[key] ?? 0 }),
        }))}
        active={list}
        onChange={(key) => go({ list: key })}
      >
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading>
            <Skeleton height="240px" radius="12px" />
          </Loading>
        )}
        {data && requests.length === 0 && <EmptyState title={t('queues.none')} hint={t('queues.noneHint')} />}
        {requests.length > 0 && (
          <>
            <QueueActions
              marked={marked}
              busy={moves.running}
              onVerb={(verb) => (verb === 'refuse' ? setRefused(marked) : moves.move(verb, marked))}
              onPrintSlips={() => setPrinted(marked.filter(({ copy }) => copy))}
            />
            <QueueTable
              requests={requests}
              chosen={chosen}
              onChoose={setChosen}
              onNext={(request) => {
                const [verb] = request.verbs;
                if (verb === 'refuse') setRefused([request]);
                else if (verb) moves.move(verb, [request]);
              }}
              onVerb={(request, verb) =>
                verb === 'refuse' ? setRefused([request]) : moves.move(verb, [request])
              }
            />
            <Pager
              page={page}
              rows={ROWS}
              total={data?.total ?? 0}
              label={t('queues.pages')}
              to={(next) => ({ search: addressOf({ page: next }).toString() })}
            />
          </>
        )}
      </Tabs>
      {refused.length > 0 && (
        <RefuseDialog
          onClose={() => setRefused([])}
          onSend={(reason) => {
            moves.move('refuse', refused, reason);
            setRefused([]);
          }}
        />
      )}
      {printed.length > 0 && <Slips slips={printed.map(slipOf)} size={slipSize()} onPrinted={endPrint} />}
    </div>
  );
}
