import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const WAYS = [
  ['advanced', '/advanceSearch'],
  ['classes', '/categorySearchList'],
  ['index', '/indexSearch'],
  ['places', '/collectionNav'],
  ['databases', '/dataBaseNav'],
  ['journals', '/magazineNav'],
] as const;

/** Links to other ways of searching: advanced search, classes, index, places, databases, journals. */
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
