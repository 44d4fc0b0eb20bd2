import { listStaffAnnouncements } from '@lectern/contracts/talk/announcements/list-staff-announcements';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffTextList } from '../../../../components/staff/staff-text-list.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { RemoveAnnouncement } from './remove-announcement.tsx';

const ROWS = 20;

/** The announcements of the library, drafts too, to add and change them. */
export default function StaffAnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  const page = usePageNumber();
  const answer = useCall(listStaffAnnouncements, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <StaffTextList
      words={{
        title: t('staff.title'),
        hint: t('staff.hint'),
        add: t('staff.add'),
        change: t('staff.change'),
        remove: t('staff.remove'),
      }}
      texts={answer.data?.announcements.map(
        ({ id, title, languages, shownFrom, shownTo, updatedAt, state, isPinned }) => ({
          id,
          title,
          facts: factLine(
            languages.map((one) => LANGUAGE_NAMES[one]).join(', '),
            t('staff.updated', { day: format.dayOf(updatedAt) }),
            shownFrom ? t('staff.shownFrom', { day: format.date(shownFrom) }) : '',
            shownTo ? t('shownTo', { day: format.date(shownTo) }) : '',
          ),
          pills: (
            <>
              <Pill tone={state === 'shown' ? 'ok' : 'warn'}>{t(`staff.state.${state}`)}</Pill>
              {isPinned && <Pill tone="accent">{t('pinned')}</Pill>}
            </>
          ),
        }),
      )}
      list={{
        answer,
        page,
        rows: ROWS,
        label: t('pages'),
        empty: (
          <EmptyState
            icon={<Megaphone size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.none')}
            hint={t('staff.noneHint')}
          />
        ),
      }}
      form={(id, close) => <AnnouncementForm id={id} onClose={close} />}
      removal={(announcement, close) => <RemoveAnnouncement announcement={announcement} onClose={close} />}
    />
  );
}
