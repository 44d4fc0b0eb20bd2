import type { Score } from '@lectern/contracts/talk/reviews/review';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../reviews.module.css';

/** How many readers gave five stars, four stars, down to one. */
export function Spread({ score: { count, spread } }: { readonly score: Score }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <dl className={styles.spread}>
      {spread
        .map((readers, at) => ({ stars: at + 1, readers }))
        .toReversed()
        .map(({ stars, readers }) => (
          <div key={stars} style={{ display: 'contents' }}>
            <dt>
              <span>{t('stars', { count: stars })}</span>
            </dt>
            <dd>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${count === 0 ? 0 : (100 * readers) / count}%` }} />
              </span>
              <span>{format.number(readers)}</span>
            </dd>
          </div>
        ))}
    </dl>
  );
}
