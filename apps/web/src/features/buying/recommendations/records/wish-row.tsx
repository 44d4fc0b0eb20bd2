import type { OwnWish, WishState } from '@lectern/contracts/buying/recommendations/wish';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../recommendations.module.css';

const TONES: Readonly<Partial<Record<WishState, 'ok' | 'warn' | 'bad' | 'accent'>>> = {
  processing: 'accent',
  order: 'ok',
  trial: 'ok',
  ordered: 'ok',
  arrived: 'ok',
  refused: 'bad',
};

/** A wish of the reader: what, where it is now, what the library says, and what can be done. */
export function WishRow({ wish, onLeave }: { readonly wish: OwnWish; readonly onLeave: () => void }) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const { title, author, publisher, publishTime, standNo, detailType, replyContent, recordId } = wish;
  return (
    <li className={styles.record}>
      <div className={styles.recordHead}>
        <div>
          <p className={styles.work} dir="auto">
            {recordId ? (
              <Link to={`/searchList/bookDetails/${encodeURIComponent(recordId)}`}>{title}</Link>
            ) : wish.eCollectionId ? (
              <Link to={`/dataBaseNav/details/${encodeURIComponent(wish.eCollectionId)}`}>{title}</Link>
            ) : (
              title
            )}
          </p>
          <p className="muted small num">
            {factLine(author, publisher, publishTime, standNo, wish.subject, wish.webAddress)}
          </p>
        </div>
        <Pill tone={TONES[detailType]}>{t(`states.${detailType}`)}</Pill>
      </div>
      <p className="muted small num">
        {factLine(
          t(`kinds.${wish.kind}`),
          t('records.date', { day: format.date(wish.suggestDate) }),
          t('wishes', { count: wish.wishes, number: format.number(wish.wishes) }),
          wish.isJoined && t('records.isJoined'),
          wish.reasonName,
        )}
      </p>
      {wish.note && <p className={styles.note}>{wish.note}</p>}
      {wish.answers.length > 0 && (
        <dl className={styles.answers}>
          {wish.answers.map(({ code, name, value }) => (
            <div key={code}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {replyContent && (
        <p className={styles.reply}>
          <b>{t('records.reply')}</b> {replyContent}
        </p>
      )}
      {wish.steps.length > 1 && (
        <ol className={styles.steps} aria-label={t('records.steps')}>
          {wish.steps.map(({ state, at }) => (
            <li key={`${state}/${at}`}>
              {t(`states.${state}`)} <time dateTime={at}>{format.date(at)}</time>
            </li>
          ))}
        </ol>
      )}
      {wish.canCancel && (
        <div>
          <Button size="small" onClick={onLeave}>
            {t('records.cancel')}
            <span className="hidden-visually"> {title}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
