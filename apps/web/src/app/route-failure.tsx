import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { isModuleMissing } from '../lib/module-missing.ts';

/** Shown when the code of a page cannot be loaded or drawing it fails. The session and stored searches are not affected. */
export function RouteFailure() {
  const { t } = useTranslation('app');
  const error = useRouteError();
  useEffect(() => {
    if (!isModuleMissing(error)) return;
    const again = () => location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [error]);
  return (
    <div className="wrap">
      <h1 className="hidden-visually">{t('failure.title')}</h1>
      <ErrorState
        error={error}
        onRetry={() => location.reload()}
        actions={<ButtonLink to="/home">{t('failure.home')}</ButtonLink>}
      />
    </div>
  );
}
