import { getCertificationStatus } from '@lectern/contracts/lending/patron/get-certification-status';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { sectionAddress } from '../section-address.ts';

/** Asks for the contacts that the library wants verified. Nothing where none is missing. */
export function ContactNotice() {
  const { t } = useTranslation('personal');
  const status = useCall(getCertificationStatus, {}, { staleMs: 300_000 });
  if (!status.data || status.data.certified) return null;
  const { missing, anyOne } = status.data;
  const which = missing.length > 1 ? (anyOne ? 'either' : 'both') : missing[0];
  if (which === undefined) return null;
  return (
    <Notice tone="warn">
      {t(`contacts.${which}`)} <Link to={sectionAddress('information')}>{t('contacts.verify')}</Link>
    </Notice>
  );
}
