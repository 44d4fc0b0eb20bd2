import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';

/** The other pages of the digital collections. */
export function StaffWays({ without }: { readonly without: 'objects' | 'collections' | 'policies' }) {
  const { t } = useTranslation('repository');
  const ways = [
    { name: 'objects', to: '/digital', label: t('staff.title') },
    { name: 'collections', to: '/digital/collections', label: t('staff.collections.title') },
    { name: 'policies', to: '/digital/rights', label: t('staff.policies.title') },
    { name: 'harvest', to: '/digital/harvest', label: t('staff.harvest') },
  ];
  return ways
    .filter(({ name }) => name !== without)
    .map(({ to, label }) => (
      <ButtonLink key={to} to={to}>
        {label}
      </ButtonLink>
    ));
}
