import { pageOwnLists } from '@lectern/contracts/shelf/booklists/page-own-lists';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { editAddress } from '../addresses.ts';
import styles from '../booklists.module.css';
import { ListCard } from './list-card.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { StatePill } from './state-pill.tsx';

const ROWS = 12;

/** The reader's own lists. */
export function OwnLists({ onMake }: { readonly onMake: () => void }) {
  const { t } = useTranslation('booklists');
  const { signedIn } = useSession();
  const page = usePageNumber();
  const lists = useCall(pageOwnLists, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  if (!signedIn) return <SignInHere title={t('tabs.own')} />;
  return (
    <div className={styles.part}>
      <PagedList
        isGrid
        answer={lists}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ show: 'own' }}
        empty={
          <EmptyState
            title={t('noneOwn')}
            hint={t('noneOwnHint')}
            actions={
              <Button kind="primary" onClick={onMake}>
                {t('make')}
              </Button>
            }
          />
        }
      >
        {lists.data?.lists.map((list) => (
          <ListCard key={list.id} list={list} to={editAddress(list.id)}>
            <p className={styles.pills}>
              <StatePill state={list.state} />
              {list.isDefault && <Pill>{t('default')}</Pill>}
            </p>
          </ListCard>
        ))}
      </PagedList>
    </div>
  );
}
