import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

/** The empty shape of a line, picture or button that is loading. Sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius,
}: {
  readonly width?: string;
  readonly height?: string;
  readonly radius?: string;
}) {
  return <span className={styles.bar} style={{ width, height, borderRadius: radius }} aria-hidden />;
}

/** Surrounds the skeletons of one part of a page. Tells screen readers once that it is loading. */
export function Loading({ children }: { readonly children: React.ReactNode }) {
  const { t } = useTranslation('components');
  return (
    <div aria-busy="true">
      <span className="hidden-visually">{t('loading')}</span>
      {children}
    </div>
  );
}
