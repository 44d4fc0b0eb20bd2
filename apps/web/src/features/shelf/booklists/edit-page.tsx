import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { listAddress } from './addresses.ts';
import styles from './booklists.module.css';
import { CoverField } from './components/cover-field.tsx';
import { DeleteDialog } from './components/delete-dialog.tsx';
import { FactsDialog } from './components/facts-dialog.tsx';
import { ListWaits } from './components/list-waits.tsx';
import { OrderedEntries } from './components/ordered-entries.tsx';
import { ReviewCard } from './components/review-card.tsx';

/** /personalCenter/bookListDetails: a list as its reader changes it. The list of another reader is shown at its own address. */
export default function EditPage() {
  const { t } = useTranslation('booklists');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'facts' | 'delete'>();
  const answer = useCall(getBookList, { id }, { ofReader: true, staleMs: 0 });
  const list = answer.data;
  usePageTitle(list?.name ?? t('edit'));
  if (!list) return <ListWaits answer={answer} />;
  const { mine } = list;
  if (!mine) return <Navigate to={listAddress(id)} replace />;
  const own = { ...list, mine };
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.top}>
        <CoverField list={own} />
        <div className={styles.about}>
          <h1 dir="auto">{list.name}</h1>
          {list.introduction && (
            <p className={styles.lines} dir="auto">
              {list.introduction}
            </p>
          )}
          <div className={styles.tools}>
            <Button onClick={() => setOpen('facts')}>{t('facts.edit')}</Button>
            <ButtonLink to={listAddress(id)}>{t('view')}</ButtonLink>
            <Button kind="text" onClick={() => setOpen('delete')}>
              {t('delete.open')}
            </Button>
          </div>
        </div>
      </header>
      <ReviewCard list={own} />
      {list.entries.length === 0 ? (
        <Card>
          <EmptyState
            title={t('emptyList')}
            hint={t('emptyListHint')}
            actions={
              <ButtonLink kind="primary" to="/home">
                {t('toSearch')}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <OrderedEntries list={own} />
      )}
      {open === 'facts' && <FactsDialog list={own} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && (
        <DeleteDialog
          list={own}
          onDeleted={() => void navigate('/bookListNav?show=own', { replace: true })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
