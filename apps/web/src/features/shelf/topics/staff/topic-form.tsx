import { TOPIC_DATES_REVERSED, TOPIC_TITLE_MISSING } from '@lectern/contracts/shelf/topics/errors';
import { getStaffTopic } from '@lectern/contracts/shelf/topics/get-staff-topic';
import { previewTopicText } from '@lectern/contracts/shelf/topics/preview-topic-text';
import { putTopic } from '@lectern/contracts/shelf/topics/put-topic';
import {
  MAX_TOPIC_CLASS,
  MAX_TOPIC_SUMMARY,
  MAX_TOPIC_TEXT,
  MAX_TOPIC_TITLE,
  type StaffTopic,
} from '@lectern/contracts/shelf/topics/topic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { LoadingDialog } from '../../../../components/loading-dialog.tsx';
import { HtmlField } from '../../../../components/staff/html-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../topics.module.css';
import { LinkDrafts } from './link-drafts.tsx';
import { ListDrafts } from './list-drafts.tsx';
import { PictureField } from './picture-field.tsx';
import { TOPIC_CALLS } from './topic-calls.ts';

const WIDTH = '860px';

/** Adds a topic, or changes the one with this id once it is loaded. */
export function TopicForm({
  id,
  onClose,
}: {
  readonly id: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('topics');
  const answer = useCall(getStaffTopic, { id: id ?? '' }, { enabled: id !== undefined, staleMs: 0 });
  if (id === undefined) return <Form onClose={onClose} />;
  return (
    <LoadingDialog title={t('staff.changeTitle')} width={WIDTH} answer={answer} onClose={onClose}>
      {(loaded) => <Form topic={loaded} onClose={onClose} />}
    </LoadingDialog>
  );
}

function Form({ topic, onClose }: { readonly topic?: StaffTopic; readonly onClose: () => void }) {
  const { t } = useTranslation('topics');
  const errorText = useErrorText();
  const [typed, setTyped] = useState({
    title: topic?.title ?? '',
    className: topic?.className ?? '',
    summary: topic?.summary ?? '',
    text: topic?.text ?? '',
    shownFrom: topic?.shownFrom ?? '',
    shownTo: topic?.shownTo ?? '',
    isOpen: topic?.isOpen ?? false,
    isFeatured: topic?.isFeatured ?? false,
    listIds: topic?.listIds ?? [],
    links: topic?.links ?? [],
  });
  // A picture is kept at once, without saving the rest.
  const [imgUrl, setImgUrl] = useState(topic?.imgUrl ?? '');
  const put = useAction(putTopic, {
    invalidates: TOPIC_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const { error } = put;
  const write = (more: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...more }));
  const faultOf = (code: string) => (error?.code === code ? errorText(error) : undefined);
  const isOfField = error?.code === TOPIC_TITLE_MISSING.code || error?.code === TOPIC_DATES_REVERSED.code;

  return (
    <FormDialog
      title={t(topic ? 'staff.changeTitle' : 'staff.add')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width={WIDTH}
      busy={put.running}
      error={isOfField ? undefined : error}
      onSend={() => put.start({ ...typed, ...(topic && { id: topic.id, version: topic.version }) })}
      onClose={onClose}
    >
      <div className={styles.dates}>
        <TextField
          label={t('staff.field.title')}
          value={typed.title}
          maxLength={MAX_TOPIC_TITLE}
          autoComplete="off"
          error={faultOf(TOPIC_TITLE_MISSING.code)}
          onChange={({ target }) => write({ title: target.value })}
        />
        <TextField
          label={t('staff.field.className')}
          hint={t('staff.classHint')}
          value={typed.className}
          maxLength={MAX_TOPIC_CLASS}
          autoComplete="off"
          onChange={({ target }) => write({ className: target.value })}
        />
      </div>
      <TextArea
        label={t('staff.field.summary')}
        rows={2}
        value={typed.summary}
        maxLength={MAX_TOPIC_SUMMARY}
        onChange={({ target }) => write({ summary: target.value })}
      />
      {topic ? (
        <PictureField id={topic.id} title={typed.title} imgUrl={imgUrl} onChange={setImgUrl} />
      ) : (
        <p className="muted small">{t('staff.pictureLater')}</p>
      )}
      <HtmlField
        preview={previewTopicText}
        text={typed.text}
        maxLength={MAX_TOPIC_TEXT}
        onChange={(text) => write({ text })}
      />
      <ListDrafts
        listIds={typed.listIds}
        known={topic?.lists ?? []}
        onChange={(listIds) => write({ listIds: [...listIds] })}
      />
      <LinkDrafts links={typed.links} onChange={(links) => write({ links: [...links] })} />
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
          error={faultOf(TOPIC_DATES_REVERSED.code)}
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
        title={t('staff.field.isFeatured')}
        about={t('staff.featuredHint')}
        checked={typed.isFeatured}
        onChange={({ target }) => write({ isFeatured: target.checked })}
      />
    </FormDialog>
  );
}
