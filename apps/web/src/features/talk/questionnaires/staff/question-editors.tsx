import {
  MOST_QUESTIONS,
  QUESTION_KINDS,
  type QuestionKind,
} from '@lectern/contracts/talk/questionnaires/question';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import styles from '../questionnaires.module.css';
import { newDraft, type QuestionDraft } from './draft.ts';
import { QuestionEditor } from './question-editor.tsx';

/** The questions of a questionnaire: to write, add, order and remove. */
export function QuestionEditors({
  drafts,
  wrong,
  onChange,
}: {
  readonly drafts: readonly QuestionDraft[];
  /** Ids of those of which something is missing. */
  readonly wrong: readonly string[];
  readonly onChange: (drafts: readonly QuestionDraft[]) => void;
}) {
  const { t } = useTranslation('questionnaires');
  const [kind, setKind] = useState<QuestionKind>('one');
  return (
    <>
      {drafts.map((draft, at) => (
        <QuestionEditor
          key={draft.id}
          draft={draft}
          number={at + 1}
          isWrong={wrong.includes(draft.id)}
          onChange={(next) => onChange(drafts.with(at, next))}
          onMove={(by) => {
            const other = drafts[at + by];
            return other && (() => onChange(drafts.with(at, other).with(at + by, draft)));
          }}
          onRemove={() => onChange(drafts.filter(({ id }) => id !== draft.id))}
        />
      ))}
      {drafts.length < MOST_QUESTIONS && (
        <div className={styles.add}>
          <SelectField
            label={t('staff.newKind')}
            value={kind}
            onChange={({ target }) => setKind(QUESTION_KINDS.find((one) => one === target.value) ?? 'one')}
          >
            {QUESTION_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </SelectField>
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => onChange([...drafts, newDraft(kind)])}>
            {t('staff.addQuestion')}
          </Button>
        </div>
      )}
    </>
  );
}
