import { listAnnouncements } from '@lectern/contracts/talk/announcements/list-announcements';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { AnnouncementList } from './announcement-list.tsx';

/** How many the home page shows. */
const ROWS = 4;

/** The newest announcements, on the home page. Nothing where there are none or they cannot be asked for. */
export function NewestAnnouncements() {
  const { t } = useTranslation('announcements');
  const { data } = useCall(listAnnouncements, { rows: ROWS }, { staleMs: 5 * 60_000 });
  if (!data || data.announcements.length === 0) return null;
  return (
    <section aria-labelledby="newest-announcements">
      <SectionHeading id="newest-announcements" aside={<Link to="/announcements">{t('all')}</Link>}>
        {t('heading')}
      </SectionHeading>
      <AnnouncementList announcements={data.announcements} />
    </section>
  );
}
