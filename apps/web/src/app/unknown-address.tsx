import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { linkedPage } from '../features/people/login/entry/linked-pages.ts';
import { showToast } from '../lib/toasts.ts';
import { LinkedTooEarly } from './linked-too-early.tsx';

/** An address without a page. What other systems link to says that it is not here yet; any other address leads home. */
export function UnknownAddress() {
  const page = linkedPage(useLocation().pathname);
  return page ? <LinkedTooEarly page={page} /> : <LeadHome />;
}

/** Leads home from an address that has no page (specification 1, section 2), and says so. */
function LeadHome() {
  const { t } = useTranslation('app');
  const words = t('unknownAddress');
  useEffect(() => showToast('warn', words), [words]);
  return <Navigate to="/home" replace />;
}
