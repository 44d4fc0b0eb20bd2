import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { OpenStation } from './open-station.tsx';
import { OpenStations } from './open-stations.tsx';
import styles from './stations.module.css';

/** Staff make a computer a station for readers, and close stations. */
export default function StationsPage() {
  const { t } = useTranslation('self-check');
  const { desk } = useStaff();
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint', { library: desk.libraryName })} />
      <div className={styles.parts}>
        <OpenStation />
        <OpenStations />
      </div>
    </>
  );
}
