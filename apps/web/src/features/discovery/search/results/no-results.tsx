import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { focusMain } from '../../../../lib/focus-main.ts';
import {
  changed,
  countFilters,
  type ResultView,
  withoutFilters,
} from '../../../../lib/search/search-in-address.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import BeyondCatalogue from './beyond-catalogue.tsx';
import Killers from './killers.tsx';
import { listLength } from './list-length.ts';
import styles from './no-results.module.css';
import { PastTheEnd } from './past-the-end.tsx';

/**
 * Shown when nothing was found: which words or filters exclude everything, what to try next, recommending a purchase, the nearest entries
 * of the catalogue, and other places to get the work (specification 1, section 8).
 */
export default function NoResults({
  answer,
  state,
  view,
  onChange,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly view: ResultView;
  readonly onChange: (state: SearchState) => void;
}) {
  const { t } = useTranslation('search');
  const { settings } = useTenant();
  const go = (next: SearchState) => {
    focusMain();
    onChange(next);
  };
  if (listLength(answer) > 0) return <PastTheEnd state={state} view={view} />;
  const narrowField = state.searchField !== 'any';
  const strict = state.matchMode !== 2 && state.keyWord !== '';
  const takesWishes = [
    settings.purderRec,
    settings.freeRec,
    settings.customRec,
    settings.electronicRec,
  ].includes('1');
  return (
    <div className={styles.nothing}>
      <Card>
        <EmptyState
          icon={<SearchX size={36} strokeWidth={1.4} />}
          title={state.keyWord ? t('empty.title', { words: state.keyWord }) : t('empty.titleFilters')}
          hint={
            <>
              <Killers killers={answer.killers} state={state} onChange={go} />
              <ul className={styles.advice}>
                <li>{t('empty.check')}</li>
                <li>{t('empty.other')}</li>
                <li>{t('empty.widen')}</li>
                <li>{takesWishes ? t('empty.purchase') : t('empty.askStaff')}</li>
              </ul>
            </>
          }
          actions={
            <>
              {countFilters(state) > 1 && (
                <Button onClick={() => go(withoutFilters(state))}>{t('empty.withoutFilters')}</Button>
              )}
              {narrowField && (
                <Button onClick={() => go(changed(state, { searchField: 'any' }))}>
                  {t('empty.allFields')}
                </Button>
              )}
              {takesWishes && state.keyWord && (
                <ButtonLink
                  kind="primary"
                  to={`/personalCenter/recommendation?${new URLSearchParams({ title: state.keyWord })}`}
                >
                  {t('empty.recommend')}
                </ButtonLink>
              )}
              {strict && (
                <Button onClick={() => go(changed(state, { matchMode: 2 }))}>{t('empty.allWords')}</Button>
              )}
            </>
          }
        />
      </Card>
      <BeyondCatalogue state={state} />
    </div>
  );
}
