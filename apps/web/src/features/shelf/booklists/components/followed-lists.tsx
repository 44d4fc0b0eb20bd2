import { pageFollowedLists } from '@lectern/contracts/shelf/booklists/page-followed-lists';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { listAddress } from '../addresses.ts';
import styles from '../booklists.module.css';
import { ListCard } from './list-card.tsx';
import { SignInHere } from './sign-in-here.tsx';

const ROWS = 12;

/** Lists that the reader follows. */
export function FollowedLists() {
  const { t } = useTranslation('booklists');
  const { signedIn } = useSession();
  const page = usePageNumber();
  const lists = useCall(pageFollowedLists, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  if (!signedIn) return <SignInHere title={t('tabs.followed')} />;
  return (
    <div className={styles.part}>
      <PagedList
        isGrid
        answer={lists}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ show: 'followed' }}
        empty={
          <EmptyState
            title={t('noneFollowed')}
            hint={t('noneFollowedHint')}
            actions={
              <ButtonLink kind="primary" to="/bookListNav">
                {t('discover')}
              </ButtonLink>
            }
          />
        }
      >
        {lists.data?.lists.map((list) => (
          <ListCard key={list.id} list={list} to={listAddress(list.id)} />
        ))}
      </PagedList>
    </div>
  );
}
