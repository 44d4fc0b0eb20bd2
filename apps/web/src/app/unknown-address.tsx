import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { showToast } from '../lib/toasts.ts';

/** Leads home from an address that has no page (specification 1, section 2), and says so. */
export function UnknownAddress() {
  const { t } = useTranslation('app');
  const words = t('unknownAddress');
  useEffect(() => showToast('warn', words), [words]);
  return <Navigate to="/home" replace />;
}
