import { getSiteText } from '@lectern/contracts/people/tenant/get-site-text';
import type { SiteText } from '@lectern/contracts/people/tenant/site-texts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SafeHtml } from '../../../../components/safe-html.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './site-text-view.module.css';

/** A text of the library. A template of the product says that it is one; help, which is written from the settings, needs no such note. */
export function SiteTextView({ name }: { readonly name: SiteText }) {
  const { t } = useTranslation('site-texts');
  const { data, error, refetch } = useCall(getSiteText, { name }, { staleMs: 10 * 60_000 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="320px" radius="12px" />
      </Loading>
    );
  if (!data.html) return <EmptyState title={t('none')} />;
  return (
    <>
      {data.version && <p className="muted small">{t('version', { version: data.version })}</p>}
      {data.isTemplate && name !== 'help' && <Notice>{t('template')}</Notice>}
      <div className={styles.text}>
        <SafeHtml html={data.html} />
      </div>
    </>
  );
}
