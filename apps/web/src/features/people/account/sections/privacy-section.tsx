import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { DataHandling } from '../../../../components/data-handling.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Erasure } from '../components/erasure.tsx';
import { OwnData } from '../components/own-data.tsx';
import styles from './privacy-section.module.css';

/** What is kept about the reader, and what the reader can do about it. */
export function PrivacySection() {
  const { t } = useTranslation('components');
  return (
    <>
      <section aria-labelledby="data-handling">
        <SectionHeading id="data-handling">{t('privacy.heading')}</SectionHeading>
        <Card padded className={styles.handling}>
          <DataHandling />
        </Card>
      </section>
      <OwnData />
      <Erasure />
    </>
  );
}
