import { getShelfPlaces } from '@lectern/contracts/collection/holdings/get-shelf-places';
import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { listVolumes } from '@lectern/contracts/collection/holdings/list-volumes';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Holdings } from '../holdings.ts';
import { FIRST_ITEMS, MOST_ITEMS } from '../item-rows.ts';
import styles from './holdings-panel.module.css';
import { ItemTable } from './item-table.tsx';

/** From so many volumes on, a reader can look for one. */
const MANY_VOLUMES = 6;

/** The items of a bib by library and location, and holdings without items. */
export function HoldingsPanel({
  recordId,
  holdings,
}: {
  readonly recordId: string;
  readonly holdings: Holdings;
}) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const [library, setLibrary] = useState('');
  const [rows, setRows] = useState(FIRST_ITEMS);
  const [volume, setVolume] = useState('');
  const yearVol = useDebounced(volume.trim());
  const items = useCall(
    listItems,
    { recordId, rows, ...(library && { libCode: [library] }), ...(yearVol && { yearVol }) },
    { enabled: holdings.itemCount > 0, keepPrevious: true },
  );
  const hasManyVolumes = (items.data?.volumeCount ?? 0) >= MANY_VOLUMES;
  const volumes = useCall(listVolumes, { recordId }, { enabled: hasManyVolumes });
  const volumeList = useId();
  const barcodes = items.data?.items.map(({ barcode }) => barcode) ?? [];
  const shelves = useCall(
    getShelfPlaces,
    { barcodes, recordId },
    { enabled: barcodes.length > 0, keepPrevious: true },
  );
  if (holdings.itemCount === 0 && holdings.statements.length === 0)
    return <EmptyState title={t('holdings.none')} />;
  const shelfOf = new Map(shelves.data?.map((place) => [place.barcode, place]));
  return (
    <div className={styles.panel}>
      {holdings.statements.length > 0 && (
        <Card padded as="section">
          <h3>{t('holdings.statements')}</h3>
          <ul>
            {holdings.statements.map(({ place, callNo, summary }) => (
              <li key={place + callNo + summary}>
                {[place, callNo].filter(Boolean).join(' ')} <span className="muted">{summary}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {holdings.libraries.length > 1 && (
        <fieldset className={styles.libraries}>
          <legend className="hidden-visually">{t('holdings.byLibrary')}</legend>
          {[
            {
              libCode: '',
              libName: t('holdings.all'),
              onShelfCount: holdings.onShelfCount,
              itemCount: holdings.itemCount,
            },
            ...holdings.libraries,
          ].map(({ libCode, libName, onShelfCount, itemCount }) => (
            <Button
              key={libCode}
              size="small"
              aria-pressed={library === libCode}
              className={library === libCode ? styles.on : undefined}
              onClick={() => setLibrary(libCode)}
            >
              {libName}{' '}
              <span className="num small">
                {t('holdings.onShelf', {
                  onShelf: format.number(onShelfCount),
                  total: format.number(itemCount),
                })}
              </span>
            </Button>
          ))}
        </fieldset>
      )}
      {items.error && <ErrorState error={items.error} onRetry={() => void items.refetch()} />}
      {items.isLoading && (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
      {(volume !== '' || hasManyVolumes) && (
        <input
          type="search"
          className={styles.volume}
          aria-label={t('holdings.volume')}
          placeholder={t('holdings.volumeExample')}
          maxLength={100}
          list={volumeList}
          value={volume}
          onChange={(event) => setVolume(event.target.value)}
        />
      )}
      <datalist id={volumeList}>
        {volumes.data?.volumes.map(({ yearVol: name, onShelfCount, itemCount }) => (
          <option
            key={name}
            value={name}
            label={t('holdings.volumeOnShelf', {
              volume: name,
              onShelf: format.number(onShelfCount),
              total: format.number(itemCount),
            })}
          />
        ))}
      </datalist>
      {items.data?.total === 0 && yearVol !== '' && (
        <p className="muted" role="status">
          {t('holdings.noVolume', { volume: yearVol })}
        </p>
      )}
      {items.data && items.data.items.length > 0 && (
        <Card>
          <ItemTable items={items.data.items} shelfOf={shelfOf} />
        </Card>
      )}
      {items.data && items.data.total > items.data.items.length && rows < MOST_ITEMS && (
        <Button onClick={() => setRows(MOST_ITEMS)}>
          {t('holdings.more', { count: items.data.total - items.data.items.length })}
        </Button>
      )}
    </div>
  );
}
