import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { FilePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { offeredEntries } from '../../../../lib/personal-menu.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import styles from '../feedback.module.css';

/** Leads from a record to the form of document delivery, which then knows the work; nothing where the library has no such form. */
export default function OrderDelivery({ bib }: { readonly bib: BibDetail }) {
  const { t } = useTranslation('feedback');
  const { settings } = useTenant();
  const nothing = () => false;
  const [entry] = offeredEntries({ settings, isExpert: false, hasSection: nothing, hasPage: nothing }).filter(
    ({ name }) => name === 'delivery',
  );
  if (!entry?.to) return null;
  const { recordId, title, creators, publishYear, issns, isbns, host } = bib;
  const known = {
    new: '1',
    recordId,
    title,
    authors: creators
      .filter(({ primary }) => primary)
      .map(({ name }) => name)
      .join('; '),
    source: host?.title ?? '',
    year: publishYear ? String(publishYear) : '',
    number: isbns.find(({ valid }) => valid)?.display ?? issns[0] ?? host?.issn ?? '',
  };
  return (
    <Link className={styles.order} to={`${entry.to}?${new URLSearchParams(known).toString()}`}>
      <FilePlus size={15} aria-hidden />
      {t('services.delivery.order')}
    </Link>
  );
}
