import type { SearchState } from '@lectern/contracts/search/search-state';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { changed, countFilters, withoutFilters } from '../search-in-address.ts';

/** Nothing was found: what to try next, with what can be done by one press (specification 1, section 8). */
export function NoResults({
  state,
  onChange,
}: {
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
}) {
  const { t } = useTranslation('search');
  const narrowField = state.searchField !== 'any';
  const strict = state.matchMode !== 2;
  return (
    <Card>
      <EmptyState
        icon={<SearchX size={36} strokeWidth={1.4} />}
        title={state.keyWord ? t('empty.title', { words: state.keyWord }) : t('empty.titleFilters')}
        hint={
          <ul>
            <li>{t('empty.check')}</li>
            <li>{t('empty.other')}</li>
            <li>{t('empty.widen')}</li>
          </ul>
        }
        actions={
          <>
            {countFilters(state) > 0 && (
              <Button kind="primary" onClick={() => onChange(withoutFilters(state))}>
                {t('empty.withoutFilters')}
              </Button>
            )}
            {narrowField && (
              <Button onClick={() => onChange(changed(state, { searchField: 'any' }))}>
                {t('empty.allFields')}
              </Button>
            )}
            {strict && (
              <Button onClick={() => onChange(changed(state, { matchMode: 2 }))}>
                {t('empty.allWords')}
              </Button>
            )}
          </>
        }
      />
    </Card>
  );
}
