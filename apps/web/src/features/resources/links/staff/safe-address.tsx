import { useTranslation } from 'react-i18next';
import styles from './links.module.css';

/** An address as it is written, to be opened in a window of its own that learns nothing of this page. Only the web can be opened. */
export function SafeAddress({ address }: { readonly address: string }) {
  const { t } = useTranslation('components');
  const isWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
  if (!isWeb) return <p className={styles.address}>{address}</p>;
  return (
    <p className={styles.address}>
      <a href={address} target="_blank" rel="noreferrer noopener" dir="ltr">
        {address}
        <span className="hidden-visually"> {t('outside.newWindow')}</span>
      </a>
    </p>
  );
}
