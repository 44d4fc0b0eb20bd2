import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { IndexForm } from '../components/index-form.tsx';
import { IndexHeadings } from '../components/index-headings.tsx';
import { indexAddress, readIndexPlace } from '../index-address.ts';
import styles from './index-page.module.css';

/** /indexSearch: the headings of an index in filing order, from a place that the reader types. */
export default function IndexPage() {
  const { t } = useTranslation('browse');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const place = readIndexPlace(query);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{t('index.title')}</h1>
      <p className="muted">{t('index.intro')}</p>
      <IndexForm place={place} onGo={(next) => void navigate(indexAddress(next))} />
      {/* Each index has its own list, so that no heading is shown under another index while the next list is loading. */}
      <IndexHeadings key={place.index} place={place} />
    </div>
  );
}
