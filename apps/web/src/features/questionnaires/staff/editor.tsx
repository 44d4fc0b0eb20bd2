import { getQuestionnaireResults } from '@lectern/contracts/questionnaires/get-questionnaire-results';
import { listStaffQuestionnaires } from '@lectern/contracts/questionnaires/list-staff-questionnaires';
import { putQuestionnaire } from '@lectern/contracts/questionnaires/put-questionnaire';
import type { Question } from '@lectern/contracts/questionnaires/question';
import {
  INTRODUCTION_LENGTH,
  QUESTIONNAIRE_NAME_LENGTH,
  type StaffQuestionnaire,
} from '@lectern/contracts/questionnaires/questionnaire';
import { Eye } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import styles from '../questionnaires.module.css';
import { draftOf, fieldTime, instantOf, newDraft, type QuestionDraft, questionOf } from './draft.ts';
import { Preview } from './preview.tsx';
import { QuestionEditors } from './question-editors.tsx';

/** Makes a questionnaire, or changes one. Once somebody has answered, its questions are shown and not changed. */
export function Editor({ questionnaire }: { readonly questionnaire?: StaffQuestionnaire }) {
  const { t } = useTranslation('questionnaires');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [name, setName] = useState(questionnaire?.name ?? '');
  const [introduction, setIntroduction] = useState(questionnaire?.introduction ?? '');
  const [from, setFrom] = useState(questionnaire ? fieldTime(questionnaire.pubDate) : '');
  const [until, setUntil] = useState(questionnaire ? fieldTime(questionnaire.dueDate) : '');
  const [drafts, setDrafts] = useState<readonly QuestionDraft[]>(
    () => questionnaire?.questions.map(draftOf) ?? [newDraft('one')],
  );
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isFrozen = questionnaire?.isFrozen ?? false;
  const put = useAction(putQuestionnaire, {
    invalidates: [listStaffQuestionnaires, getQuestionnaireResults],
    onDone: () => {
      showToast('ok', t('staff.saved'));
      void navigate('?');
    },
  });
  const questions = drafts.map(questionOf).filter((one): one is Question => one !== undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = [
      ...(name.trim() ? [] : ['name']),
      ...(instantOf(from) ? [] : ['from']),
      ...(instantOf(until) > instantOf(from) ? [] : ['until']),
      ...drafts.filter((draft) => !questionOf(draft)).map(({ id }) => id),
    ];
    setWrong(missing);
    if (missing.length > 0 || questions.length === 0) return;
    put.start({
      ...(questionnaire && { questionnaireId: questionnaire.id, updatedAt: questionnaire.updatedAt }),
      name,
      introduction,
      pubDate: instantOf(from),
      dueDate: instantOf(until),
      questions: isFrozen && questionnaire ? questionnaire.questions : questions,
    });
  }

  return (
    <form className={styles.editor} onSubmit={submit} noValidate>
      <TextField
        label={t('staff.name')}
        maxLength={QUESTIONNAIRE_NAME_LENGTH}
        value={name}
        error={wrong.includes('name') ? t('staff.missing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label={t('staff.introduction')}
        rows={3}
        maxLength={INTRODUCTION_LENGTH}
        value={introduction}
        onChange={({ target }) => setIntroduction(target.value)}
      />
      <div className={styles.pair}>
        <TextField
          label={t('staff.from')}
          type="datetime-local"
          value={from}
          error={wrong.includes('from') ? t('staff.missing') : undefined}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={t('staff.until')}
          type="datetime-local"
          value={until}
          error={wrong.includes('until') ? t('staff.untilWrong') : undefined}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      {isFrozen ? (
        <Notice>{t('staff.frozen')}</Notice>
      ) : (
        <QuestionEditors drafts={drafts} wrong={wrong} onChange={setDrafts} />
      )}
      {drafts.length === 0 && <Notice tone="warn">{t('staff.noQuestions')}</Notice>}
      {wrong.length > 0 && <Notice tone="bad">{t('staff.wrongSome')}</Notice>}
      {put.error && <Notice tone="bad">{errorText(put.error)}</Notice>}
      <div className={styles.tools}>
        <Button type="submit" kind="primary" busy={put.running}>
          {t('staff.save')}
        </Button>
        <Button icon={<Eye size={18} aria-hidden />} onClick={() => setIsPreviewed(true)}>
          {t('staff.preview')}
        </Button>
        <ButtonLink to="?" kind="text">
          {t('back')}
        </ButtonLink>
      </div>
      {isPreviewed && (
        <Preview
          name={name}
          introduction={introduction}
          questions={questions}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </form>
  );
}
