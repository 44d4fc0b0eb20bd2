import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { type LinkedPage, linkedPage } from '../features/login/entry/linked-pages.ts';
import { NotYet } from '../features/login/entry/not-yet.tsx';
import { showToast } from '../lib/toasts.ts';

/** An address without a page. What other systems link to says that it is not here yet; any other address leads home. */
export function UnknownAddress() {
  const page = linkedPage(useLocation().pathname);
  return page ? <LinkedTooEarly page={page} /> : <LeadHome />;
}

function LinkedTooEarly({ page }: { readonly page: LinkedPage }) {
  const { t } = useTranslation('entry');
  return <NotYet page={t(`pages.${page}`)} />;
}

/** Leads home from an address that has no page (specification 1, section 2), and says so. */
function LeadHome() {
  const { t } = useTranslation('app');
  const words = t('unknownAddress');
  useEffect(() => showToast('warn', words), [words]);
  return <Navigate to="/home" replace />;
}
