import { ApiError } from '@lectern/contracts/kernel/client';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../components/error-state.tsx';

/** The page when there is no library to show: the address is wrong, or the server does not answer. */
export function StartFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('app');
  const unknown = error instanceof ApiError && error.code === 'TENANT_UNKNOWN';
  return (
    <main>
      <title>{t('start.failed')}</title>
      <h1 className="hidden-visually">{t('start.failed')}</h1>
      <ErrorState
        error={error}
        {...(!unknown && { onRetry: () => location.reload() })}
        actions={unknown && <p className="muted">{t('start.checkAddress')}</p>}
      />
    </main>
  );
}
