import { listHotLists } from '@lectern/contracts/shelf/booklists/list-hot-lists';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { ListCards } from './list-cards.tsx';

/** How many lists the home page shows: whole rows of two or three. */
const ROWS = 6;

/** The lists that most readers follow, on the home page. Nothing where there are none or they cannot be asked for. */
export function HotLists() {
  const { t } = useTranslation('booklists');
  const { data } = useCall(listHotLists, { rows: ROWS }, { ofReader: true, staleMs: 5 * 60_000 });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="hot-lists">
      <SectionHeading id="hot-lists" aside={<Link to="/bookListNav">{t('all')}</Link>}>
        {t('heading')}
      </SectionHeading>
      <ListCards lists={data} />
    </section>
  );
}
