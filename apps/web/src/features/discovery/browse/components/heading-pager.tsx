import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { KeepsFocus } from '../../../../components/keeps-focus.tsx';
import { type IndexPlace, indexAddress } from '../index-address.ts';
import styles from './heading-pager.module.css';

/** Links to the pages before and behind; nothing at an end of the index. */
export function HeadingPager({
  place: { index, from },
  before,
  after,
}: {
  readonly place: IndexPlace;
  /** The headings by which these pages are named; null at an end. */
  readonly before: string | null;
  readonly after: string | null;
}) {
  const { t } = useTranslation('browse');
  if (before === null && after === null) return null;
  return (
    <nav className={styles.pager} aria-label={t('index.pages')}>
      {before !== null && (
        <KeepsFocus>
          <ButtonLink
            to={indexAddress({ index, from, before })}
            icon={<ChevronLeft size={18} aria-hidden />}
            rel="prev"
          >
            {t('index.previous')}
          </ButtonLink>
        </KeepsFocus>
      )}
      {after !== null && (
        <KeepsFocus className={styles.next}>
          <ButtonLink
            to={indexAddress({ index, from, after })}
            icon={<ChevronRight size={18} aria-hidden />}
            rel="next"
          >
            {t('index.next')}
          </ButtonLink>
        </KeepsFocus>
      )}
    </nav>
  );
}
