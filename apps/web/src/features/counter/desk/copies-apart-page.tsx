import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import { listDeskItems, PLACE_LISTS } from '@lectern/contracts/counter/desk/list-desk-items';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Pill } from '../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import queue from './components/queue.module.css';
import styles from './queues-page.module.css';
import { useAge } from './use-age.ts';

const ROWS = 50;

/** Copies apart from their shelf: what is kept, under way, missing, in process, in repair or withdrawn, the longest there first. */
export default function PlacesPage() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const status = PLACE_LISTS.find((one) => one === search.get('list')) ?? 'on_hold_shelf';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const everywhere = search.get('everywhere') === '1';
  const { data, error, refetch } = useCall(
    listDeskItems,
    { status, everywhere, page, rows: ROWS },
    { keepPrevious: true, staleMs: 0 },
  );
  const address = (list: string, next: number, all: boolean) =>
    new URLSearchParams({
      list,
      ...(next > 1 && { page: String(next) }),
      ...(all && { everywhere: '1' }),
    });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('places.title')}</h1>
        <label className={styles.everywhere}>
          <input
            type="checkbox"
            checked={everywhere}
            onChange={(event) => setSearch(address(status, 1, event.target.checked))}
          />
          {t('queues.everywhere')}
        </label>
      </div>
      <Tabs
        label={t('places.label')}
        items={PLACE_LISTS.map((key) => ({ key, label: t(`places.lists.${key}`) }))}
        active={status}
        onChange={(key) => setSearch(address(key, 1, everywhere))}
      >
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading>
            <Skeleton height="240px" radius="12px" />
          </Loading>
        )}
        {data?.items.length === 0 && <EmptyState title={t('places.none')} hint={t('places.noneHint')} />}
        {data && data.items.length > 0 && (
          <>
            <Card>
              <ul className={queue.places}>
                {data.items.map((item) => (
                  <PlacedCopy key={item.itemId} item={item} />
                ))}
              </ul>
            </Card>
            <Pager
              page={page}
              rows={ROWS}
              total={data.total}
              label={t('queues.pages')}
              to={(next) => ({ search: address(status, next, everywhere).toString() })}
            />
          </>
        )}
      </Tabs>
    </div>
  );
}

function PlacedCopy({ item }: { readonly item: DeskItemView }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const age = useAge();
  const { request } = item;
  return (
    <li className={queue.placed}>
      <div className={queue.work}>
        <strong>{item.title}</strong>
        <span className="muted small">
          {[item.callNo, item.yearVol, item.barcode].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={queue.reader}>
        {request && item.next !== 'look_at_it' ? (
          <Link to={`/desk/${request.reader.patronId}`}>{request.reader.name}</Link>
        ) : (
          item.status === 'on_hold_shelf' && <span>{t('places.nobody')}</span>
        )}
        {item.status === 'withdrawn' && <span>{t('places.withdrawn')}</span>}
        {item.transit && <Direction transit={item.transit} isHome={!request} />}
        {request?.keptUntil && (
          <span className="muted small">
            {t('queues.keptUntil', { date: format.date(request.keptUntil, 'short') })}
          </span>
        )}
      </div>
      <span className={queue.since}>{item.statusSince ? age(item.statusSince) : ''}</span>
      <span>{item.late && <Pill tone="bad">{t('places.late')}</Pill>}</span>
    </li>
  );
}

/** From where to where a copy is under way, and whether it comes here or leaves from here. */
function Direction({
  transit: { from, to },
  isHome,
}: {
  readonly transit: NonNullable<DeskItemView['transit']>;
  /** It goes back to its own library, for nobody. */
  readonly isHome: boolean;
}) {
  const { t } = useTranslation('desk');
  const here = useStaff().desk.libraryCode;
  return (
    <span className="muted small">
      {from && t('places.from', { place: from.libName })}{' '}
      {t(isHome ? 'places.home' : 'places.to', { place: to.libName })}{' '}
      {to.libCode === here && <Pill tone="accent">{t('places.arrives')}</Pill>}
      {from?.libCode === here && to.libCode !== here && <Pill>{t('places.leaves')}</Pill>}
    </span>
  );
}
