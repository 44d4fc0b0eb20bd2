import { listStaffAnnouncements } from '@lectern/contracts/talk/announcements/list-staff-announcements';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import styles from '../announcements.module.css';
import { AnnouncementForm } from './announcement-form.tsx';
import { RemoveAnnouncement } from './remove-announcement.tsx';

const ROWS = 20;

type Open =
  | { readonly form: 'announcement'; readonly id?: string }
  | { readonly form: 'remove'; readonly announcement: { readonly id: string; readonly title: string } };

/** The announcements of the library, drafts too, to add and change them. */
export default function StaffAnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  const page = usePageNumber();
  const [open, setOpen] = useState<Open>();
  const list = useCall(listStaffAnnouncements, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <Button
          kind="primary"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setOpen({ form: 'announcement' })}
        >
          {t('staff.add')}
        </Button>
      </PageHead>
      <PagedList
        answer={list}
        page={page}
        rows={ROWS}
        label={t('pages')}
        empty={
          <EmptyState
            icon={<Megaphone size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.none')}
            hint={t('staff.noneHint')}
          />
        }
      >
        {list.data?.announcements.map(
          ({ id, title, languages, shownFrom, shownTo, updatedAt, state, isPinned }) => (
            <li key={id} className={styles.row}>
              <div>
                <h2 dir="auto">{title}</h2>
                <p className="muted small num">
                  {factLine(
                    languages.map((one) => LANGUAGE_NAMES[one]).join(', '),
                    t('staff.updated', { day: format.date(updatedAt.slice(0, 10)) }),
                    shownFrom ? t('staff.shownFrom', { day: format.date(shownFrom) }) : '',
                    shownTo ? t('shownTo', { day: format.date(shownTo) }) : '',
                  )}
                </p>
                <p className={styles.pills}>
                  <Pill tone={state === 'shown' ? 'ok' : 'warn'}>{t(`staff.state.${state}`)}</Pill>
                  {isPinned && <Pill tone="accent">{t('pinned')}</Pill>}
                </p>
              </div>
              <div className={styles.tools}>
                <Button size="small" onClick={() => setOpen({ form: 'announcement', id })}>
                  {t('staff.change')}
                  <span className="hidden-visually"> {title}</span>
                </Button>
                <Button
                  size="small"
                  kind="text"
                  onClick={() => setOpen({ form: 'remove', announcement: { id, title } })}
                >
                  {t('staff.remove')}
                  <span className="hidden-visually"> {title}</span>
                </Button>
              </div>
            </li>
          ),
        )}
      </PagedList>
      {open?.form === 'announcement' && <AnnouncementForm id={open.id} onClose={close} />}
      {open?.form === 'remove' && <RemoveAnnouncement announcement={open.announcement} onClose={close} />}
    </>
  );
}
