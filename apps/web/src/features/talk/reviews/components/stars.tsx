import { MOST_STARS } from '@lectern/contracts/talk/reviews/review';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../reviews.module.css';

/** One to five stars, rounded; screen readers hear the number. */
export function Stars({ stars, size = 16 }: { readonly stars: number; readonly size?: number }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <span className={styles.stars} role="img" aria-label={t('starsOf', { stars: format.number(stars) })}>
      {Array.from({ length: MOST_STARS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star has no name but its place
        <Star key={at} size={size} className={at < Math.round(stars) ? styles.full : undefined} aria-hidden />
      ))}
    </span>
  );
}
