import type { FoundAlready } from '@lectern/contracts/buying/recommendations/wish';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../recommendations.module.css';

/** What exists already of what the reader wants to wish for, each with what can be done. */
export function AlreadyFound({
  found: { hint, held, databases, wishes, elsewhere },
  busy,
  onJoin,
}: {
  readonly found: FoundAlready;
  readonly busy: boolean;
  readonly onJoin: (wishId: string) => void;
}) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  return (
    <section className={styles.found} aria-label={t('found.title')} aria-live="polite">
      <Notice tone="warn">{hint || t('found.title')}</Notice>
      <ul className={styles.foundList}>
        {held.map((one) => (
          <li key={one.recordId}>
            <Link to={`/searchList/bookDetails/${encodeURIComponent(one.recordId)}`} dir="auto">
              {one.title}
            </Link>
            <span className="muted small">
              {factLine(
                one.author,
                one.publishYear !== null && String(one.publishYear),
                t(one.isSame ? 'found.held' : 'found.edition'),
              )}
            </span>
          </li>
        ))}
        {databases.map((one) => (
          <li key={one.eCollectionId}>
            <Link to={`/dataBaseNav/details/${encodeURIComponent(one.eCollectionId)}`} dir="auto">
              {one.name}
            </Link>
            <span className="muted small">{t('found.database')}</span>
          </li>
        ))}
        {wishes.map((one) => (
          <li key={one.id}>
            <span dir="auto">{one.title}</span>
            <span className="muted small num">
              {factLine(
                one.standNo,
                t('wishes', { count: one.wishes, number: format.number(one.wishes) }),
                t(`states.${one.detailType}`),
              )}
            </span>
            {one.isMine ? (
              <span className="muted small">{t('found.mine')}</span>
            ) : (
              <Button size="small" busy={busy} onClick={() => onJoin(one.id)}>
                {t('join')}
                <span className="hidden-visually"> {one.title}</span>
              </Button>
            )}
          </li>
        ))}
        {elsewhere.map((one) => (
          <li key={one.code}>
            {one.pageUrl ? <a href={one.pageUrl}>{one.name}</a> : one.name}
            <span className="muted small num">
              {t('found.elsewhere', { number: format.number(one.numFound), count: one.numFound })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
