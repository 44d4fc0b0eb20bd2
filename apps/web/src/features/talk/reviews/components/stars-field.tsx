import { MOST_STARS } from '@lectern/contracts/talk/reviews/review';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../reviews.module.css';

/** Chooses one to five stars: radio buttons that look like stars. */
export function StarsField({
  stars,
  error,
  onChange,
}: {
  /** 0 while none are chosen. */
  readonly stars: number;
  readonly error?: string | undefined;
  readonly onChange: (stars: number) => void;
}) {
  const { t } = useTranslation('reviews');
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{t('yourStars')}</legend>
      <div className={styles.choices}>
        {Array.from({ length: MOST_STARS }, (_, at) => at + 1).map((value) => (
          <label key={value} title={t('stars', { count: value })}>
            <input
              type="radio"
              name={name}
              checked={stars === value}
              aria-label={t('stars', { count: value })}
              onChange={() => onChange(value)}
            />
            <Star size={26} className={value <= stars ? styles.full : undefined} aria-hidden />
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
