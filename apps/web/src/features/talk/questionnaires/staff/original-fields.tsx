import {
  INTRODUCTION_LENGTH,
  QUESTIONNAIRE_NAME_LENGTH,
} from '@lectern/contracts/talk/questionnaires/translation';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { QuestionEditors } from './question-editors.tsx';
import type { QuestionnaireDraft } from './questionnaire-draft.ts';

/** The words and questions of a questionnaire in the language in which it is made. */
export function OriginalFields({
  draft,
  isFrozen,
  wrong,
  onChange,
}: {
  readonly draft: QuestionnaireDraft;
  readonly isFrozen: boolean;
  readonly wrong: readonly string[];
  readonly onChange: (change: Partial<QuestionnaireDraft>) => void;
}) {
  const { t } = useTranslation('questionnaires');
  return (
    <>
      <TextField
        label={t('staff.name')}
        maxLength={QUESTIONNAIRE_NAME_LENGTH}
        value={draft.name}
        error={wrong.includes('name') ? t('staff.missing') : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextArea
        label={t('staff.introduction')}
        rows={3}
        maxLength={INTRODUCTION_LENGTH}
        value={draft.introduction}
        onChange={({ target }) => onChange({ introduction: target.value })}
      />
      {isFrozen ? (
        <Notice>{t('staff.frozen')}</Notice>
      ) : (
        <QuestionEditors drafts={draft.drafts} wrong={wrong} onChange={(drafts) => onChange({ drafts })} />
      )}
      {draft.drafts.length === 0 && <Notice tone="warn">{t('staff.noQuestions')}</Notice>}
    </>
  );
}
