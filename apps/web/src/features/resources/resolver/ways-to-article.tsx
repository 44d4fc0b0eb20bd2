import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { permanentBibLink } from '../../../lib/permanent-link.ts';

/** Leads from the record of an article or chapter to all ways to it, which depend on what holds it; nothing for other records. */
export default function WaysToArticle({ bib }: { readonly bib: BibDetail }) {
  const { t } = useTranslation('resolver');
  const { recordId, title, host, publishYear, docCode } = bib;
  if (!host) return null;
  const isArticle = docCode.code === 'article' || host.issn !== '';
  // The server knows the record by its address, and with it volume, issue and pages.
  const query = new URLSearchParams({
    'rft.genre': isArticle ? 'article' : 'bookitem',
    'rft.atitle': title.slice(0, 200),
    [isArticle ? 'rft.jtitle' : 'rft.btitle']: host.title.slice(0, 200),
    ...(host.issn && { 'rft.issn': host.issn }),
    ...(publishYear && { 'rft.date': String(publishYear) }),
    rft_id: permanentBibLink(recordId),
  });
  return (
    <ButtonLink wide to={`/resolver?${query}`} icon={<Route size={16} aria-hidden />}>
      {t('ofRecord')}
    </ButtonLink>
  );
}
