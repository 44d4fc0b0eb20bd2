import type { SourceState } from '@lectern/contracts/discovery/scholar/source-state';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './scholar-page.module.css';

/** What each source has, as it says itself. One that did not answer says so, and can be asked again. */
export function SourceLines({
  sources,
  onRetry,
  isAsking,
}: {
  readonly sources: readonly SourceState[];
  readonly onRetry: () => void;
  readonly isAsking: boolean;
}) {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  return (
    <ul className={styles.lines} aria-label={t('sources.label')}>
      {sources.map(({ code, name, state, total }) => (
        <li key={code}>
          <b>{name}</b>{' '}
          {state === 'answered' ? (
            <span className="muted num">
              {total === null
                ? t('sources.answered')
                : t('sources.total', { count: total, number: format.number(total) })}
            </span>
          ) : (
            <>
              <span className={styles.silent}>{t(`sources.${state}`)}</span>{' '}
              {state === 'silent' && (
                <Button
                  kind="text"
                  size="small"
                  busy={isAsking}
                  icon={<RotateCw size={14} aria-hidden />}
                  aria-label={t('sources.askAgain', { name })}
                  onClick={onRetry}
                >
                  {t('sources.again')}
                </Button>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
