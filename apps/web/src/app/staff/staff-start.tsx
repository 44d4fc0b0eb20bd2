import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../components/card.tsx';
import type { StaffPage } from '../../lib/staff/staff-page.ts';
import { useStaff } from '../../lib/staff/use-staff.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import type { WordsName } from '../word-keys.ts';
import { ChooseDesk } from './choose-desk.tsx';
import { maySee } from './may-see.ts';
import { STAFF_PAGES } from './staff-pages.ts';
import styles from './staff-start.module.css';

/** The first page of the staff: what they may do here. Until a desk is chosen it asks for that. */
export function StaffStart() {
  const { t } = useTranslation('staff');
  const { name, desk, permissions } = useStaff();
  usePageTitle(t('title'));
  if (desk.libraryCode === '') return <ChooseDesk />;
  const pages = STAFF_PAGES.filter((page) => page.group && maySee(page, permissions));
  return (
    <>
      <h1 className={styles.title}>{t('hello', { name })}</h1>
      {pages.length === 0 && <p className="muted">{t('nothingAllowed')}</p>}
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.path}>
            <Entry page={page} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ page }: { readonly page: StaffPage }) {
  const t = useTranslation(page.words as WordsName).t as (key: string) => string;
  const Icon = page.icon;
  return (
    <Card className={styles.entry}>
      <Icon size={22} aria-hidden />
      <Link to={page.path.split('/:')[0] ?? '/'}>{t(page.title)}</Link>
    </Card>
  );
}
