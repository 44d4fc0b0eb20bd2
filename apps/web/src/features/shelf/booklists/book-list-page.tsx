import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { useTranslation } from 'react-i18next';
import { AvailabilityAge, AvailabilityProvider } from '../../../components/availability/availability.tsx';
import { inCatalogue } from '../../../components/availability/in-catalogue.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import styles from './booklists.module.css';
import { EntryRow } from './components/entry-row.tsx';
import { ListCover } from './components/list-cover.tsx';
import { ListTools } from './components/list-tools.tsx';
import { ListWaits } from './components/list-waits.tsx';
import { StatePill } from './components/state-pill.tsx';

/** A list with its works, as everybody sees it. */
export function BookListPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('booklists');
  const format = useFormat();
  const answer = useCall(getBookList, { id }, { ofReader: true, staleMs: 0 });
  const list = answer.data;
  usePageTitle(list?.name ?? t('listTitle'));
  if (!list) return <ListWaits answer={answer} />;
  const { name, introduction, by, count, followers, shownFrom, shownTo, updatedAt, mine } = list;
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.top}>
        <ListCover list={list} />
        <div className={styles.about}>
          <p className="muted small">{t(by === 'library' ? 'ofLibrary' : 'ofReader')}</p>
          <h1 dir="auto">{name}</h1>
          {introduction && (
            <p className={styles.lines} dir="auto">
              {introduction}
            </p>
          )}
          <p className="muted small num">
            {factLine(
              t('works', { count, number: format.number(count) }),
              followers > 0 ? t('followers', { count: followers, number: format.number(followers) }) : '',
              t('updated', { day: format.dayOf(updatedAt) }),
              mine && shownFrom ? t('shownFrom', { day: format.date(shownFrom) }) : '',
              shownTo ? t('shownTo', { day: format.date(shownTo) }) : '',
            )}
          </p>
          {mine && (
            <p className={styles.pills}>
              <StatePill state={mine.state} />
            </p>
          )}
          <ListTools list={list} />
        </div>
      </header>
      {list.entries.length === 0 ? (
        <Card>
          <EmptyState
            title={t('emptyList')}
            hint={mine && t('emptyListHint')}
            actions={
              <ButtonLink kind="primary" to="/home">
                {t('toSearch')}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <AvailabilityProvider recordIds={inCatalogue(list.entries)}>
          <Card as="ol" className={styles.entries}>
            {list.entries.map((entry) => (
              <EntryRow key={entry.recordId} entry={entry} isMine={mine !== null} />
            ))}
          </Card>
          <AvailabilityAge />
        </AvailabilityProvider>
      )}
    </article>
  );
}
