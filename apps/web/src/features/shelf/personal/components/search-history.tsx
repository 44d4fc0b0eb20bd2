import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { listSearchHistory } from '@lectern/contracts/discovery/searches/list-search-history';
import { updateSearchHistory } from '@lectern/contracts/discovery/searches/update-search-history';
import { X } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { searchAddress } from '../../../../lib/search-address.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './search-history.module.css';

/** A button that makes a search a subscription. */
export type SubscribeButton = ComponentType<{ readonly state: SearchState; readonly small: boolean }>;

/** The reader's search history. Each search is a link and can be erased; the history can be switched off. */
export function SearchHistory({ Subscribe }: { readonly Subscribe: SubscribeButton }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const errorText = useErrorText();
  const history = useCall(listSearchHistory, {});
  const update = useAction(updateSearchHistory, {
    invalidates: [listSearchHistory],
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  if (history.error) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />;
  if (!history.data) return <ListSkeleton />;
  const { kept, entries } = history.data;
  return (
    <Card padded className={styles.history}>
      <p className="muted">{kept ? t('searches.on') : t('searches.off')}</p>
      {entries.length === 0 ? (
        <p>{t('searches.none')}</p>
      ) : (
        <ul className={styles.list}>
          {entries.map(({ historyId, state, searchedAt }) => {
            const name = nameOf(state) || t('searches.browse');
            return (
              <li key={historyId}>
                <Link to={searchAddress(state)}>{name}</Link>
                <span className="muted small num">{format.dayOf(searchedAt)}</span>
                <Suspense>
                  <Subscribe state={state} small />
                </Suspense>
                <IconButton
                  label={t('searches.eraseThis', { search: name })}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => update.start({ act: 'erase', historyId })}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={() => update.start({ act: kept ? 'switchOff' : 'switchOn' })} busy={update.running}>
          {kept ? t('searches.switchOff') : t('searches.switchOn')}
        </Button>
        {entries.length > 0 && (
          <Button
            kind="danger"
            busy={update.running}
            onClick={() =>
              void update
                .run({ act: 'eraseAll' })
                .then(() => showToast('ok', t('searches.erased')))
                .catch(() => undefined)
            }
          >
            {t('searches.eraseAll')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The words of a search and of its condition rows. */
function nameOf({ keyWord, searchItems }: SearchState): string {
  return factLine(keyWord, ...searchItems.map(({ value }) => value));
}
