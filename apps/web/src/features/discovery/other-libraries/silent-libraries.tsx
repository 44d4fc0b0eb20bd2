import type { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from './other-libraries.module.css';

/** The libraries that did not answer, with a button to ask again. */
export function SilentLibraries({
  sites,
  isAsking,
  onRetry,
}: {
  readonly sites: OutputOf<typeof searchLibraries.output>['sites'];
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('other-libraries');
  const silent = sites.filter(({ fault }) => fault !== null);
  if (silent.length === 0) return null;
  return (
    <Notice tone="warn">
      <div className={styles.silent}>
        <span>{t('silent', { names: silent.map(({ name }) => name).join(t('comma')) })}</span>
        <Button size="small" busy={isAsking} onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Notice>
  );
}
