import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import {
  MAX_ANNOUNCEMENT_TEXT,
  MAX_ANNOUNCEMENT_TITLE,
  type StaffAnnouncement,
} from '@lectern/contracts/talk/announcements/announcement';
import {
  ANNOUNCEMENT_DATES_REVERSED,
  ANNOUNCEMENT_TITLE_MISSING,
} from '@lectern/contracts/talk/announcements/errors';
import { getStaffAnnouncement } from '@lectern/contracts/talk/announcements/get-staff-announcement';
import { previewAnnouncementText } from '@lectern/contracts/talk/announcements/preview-announcement-text';
import { putAnnouncement } from '@lectern/contracts/talk/announcements/put-announcement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { LoadingDialog } from '../../../../components/loading-dialog.tsx';
import { HtmlField } from '../../../../components/staff/html-field.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from '../announcements.module.css';
import { ANNOUNCEMENT_CALLS } from './announcement-calls.ts';

const WIDTH = '860px';
const EMPTY = { title: '', text: '' };
const TABS = LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }));

/** Adds an announcement, or changes the one with this id once it is loaded. */
export function AnnouncementForm({
  id,
  onClose,
}: {
  readonly id: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('announcements');
  const answer = useCall(getStaffAnnouncement, { id: id ?? '' }, { enabled: id !== undefined, staleMs: 0 });
  if (id === undefined) return <Form onClose={onClose} />;
  return (
    <LoadingDialog title={t('staff.changeTitle')} width={WIDTH} answer={answer} onClose={onClose}>
      {(loaded) => <Form announcement={loaded} onClose={onClose} />}
    </LoadingDialog>
  );
}

function Form({
  announcement,
  onClose,
}: {
  readonly announcement?: StaffAnnouncement;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('announcements');
  const errorText = useErrorText();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(announcement?.texts[0]?.language ?? own);
  const [texts, setTexts] = useState(
    () => new Map((announcement?.texts ?? []).map(({ language: of, title, text }) => [of, { title, text }])),
  );
  const [typed, setTyped] = useState<
    Pick<StaffAnnouncement, 'shownFrom' | 'shownTo' | 'isOpen' | 'isPinned' | 'topic'>
  >({
    shownFrom: announcement?.shownFrom ?? '',
    shownTo: announcement?.shownTo ?? '',
    isOpen: announcement?.isOpen ?? false,
    isPinned: announcement?.isPinned ?? false,
    topic: announcement?.topic ?? '',
  });
  const put = useAction(putAnnouncement, {
    invalidates: ANNOUNCEMENT_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const { error } = put;
  const write = (more: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...more }));
  const shown = texts.get(language) ?? EMPTY;
  const say = (more: Partial<typeof EMPTY>) =>
    setTexts((before) => new Map(before).set(language, { ...(before.get(language) ?? EMPTY), ...more }));
  const faultOf = (code: string) => (error?.code === code ? errorText(error) : undefined);
  const fields: readonly string[] = [ANNOUNCEMENT_TITLE_MISSING.code, ANNOUNCEMENT_DATES_REVERSED.code];

  function send() {
    const known = announcement && { id: announcement.id, version: announcement.version };
    put.start({ ...typed, ...known, texts: [...texts].map(([of, said]) => ({ language: of, ...said })) });
  }

  return (
    <FormDialog
      title={t(announcement ? 'staff.changeTitle' : 'staff.add')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width={WIDTH}
      busy={put.running}
      error={error && fields.includes(error.code) ? undefined : error}
      onSend={send}
      onClose={onClose}
    >
      <Tabs label={t('staff.languages')} items={TABS} active={language} onChange={setLanguage}>
        <div key={language} className={styles.draft} lang={language}>
          <TextField
            label={t('staff.field.title')}
            value={shown.title}
            maxLength={MAX_ANNOUNCEMENT_TITLE}
            autoComplete="off"
            error={faultOf(ANNOUNCEMENT_TITLE_MISSING.code)}
            onChange={({ target }) => say({ title: target.value })}
          />
          <HtmlField
            preview={previewAnnouncementText}
            text={shown.text}
            maxLength={MAX_ANNOUNCEMENT_TEXT}
            onChange={(text) => say({ text })}
          />
        </div>
      </Tabs>
      <div className={styles.dates}>
        <TextField
          label={t('staff.field.from')}
          type="date"
          value={typed.shownFrom}
          onChange={({ target }) => write({ shownFrom: target.value })}
        />
        <TextField
          label={t('staff.field.to')}
          type="date"
          value={typed.shownTo}
          error={faultOf(ANNOUNCEMENT_DATES_REVERSED.code)}
          onChange={({ target }) => write({ shownTo: target.value })}
        />
      </div>
      <Choice
        type="checkbox"
        title={t('staff.field.isOpen')}
        about={t('staff.openHint')}
        checked={typed.isOpen}
        onChange={({ target }) => write({ isOpen: target.checked })}
      />
      <Choice
        type="checkbox"
        title={t('staff.field.isPinned')}
        about={t('staff.pinnedHint')}
        checked={typed.isPinned}
        onChange={({ target }) => write({ isPinned: target.checked })}
      />
      <Choice
        type="checkbox"
        title={t('staff.field.topic')}
        about={t('staff.topicHint')}
        checked={typed.topic === 'donation'}
        onChange={({ target }) => write({ topic: target.checked ? 'donation' : '' })}
      />
    </FormDialog>
  );
}
