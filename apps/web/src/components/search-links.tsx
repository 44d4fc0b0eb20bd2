import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const WAYS = [
  ['advanced', '/advanceSearch'],
  ['classes', '/categorySearchList'],
  ['places', '/collectionNav'],
] as const;

/** Ways to works that begin with no words, or with more than one field holds. */
export function SearchLinks({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('components');
  return (
    <ul className={className} aria-label={t('ways.label')}>
      {WAYS.map(([key, to]) => (
        <li key={key}>
          <Link to={to}>{t(`ways.${key}`)}</Link>
        </li>
      ))}
    </ul>
  );
}
