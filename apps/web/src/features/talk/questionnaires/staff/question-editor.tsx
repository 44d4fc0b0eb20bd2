import {
  MOST_MATRIX_COLUMNS,
  MOST_MATRIX_ROWS,
  MOST_OPTIONS,
  OPTION_LENGTH,
  QUESTION_LENGTH,
  SCALE_ENDS,
} from '@lectern/contracts/talk/questionnaires/question';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../questionnaires.module.css';
import type { QuestionDraft } from './draft.ts';

/** The fields of one question, with buttons that move or remove it. */
export function QuestionEditor({
  draft,
  number,
  isWrong,
  onChange,
  onMove,
  onRemove,
}: {
  readonly draft: QuestionDraft;
  /** From 1. */
  readonly number: number;
  readonly isWrong: boolean;
  readonly onChange: (draft: QuestionDraft) => void;
  /** Up by -1, down by 1; undefined where there is no place. */
  readonly onMove: (by: -1 | 1) => (() => void) | undefined;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const name = t('staff.question', { number: format.number(number), kind: t(`kinds.${draft.kind}`) });
  const [up, down] = [onMove(-1), onMove(1)];
  const isList = draft.kind === 'one' || draft.kind === 'many' || draft.kind === 'matrix';
  return (
    <Card as="section" padded className={styles.draft} aria-label={name}>
      <div className={styles.draftHead}>
        <h2>{name}</h2>
        <div className={styles.tools}>
          {up && (
            <IconButton
              label={t('staff.up', { name })}
              icon={<ArrowUp size={18} aria-hidden />}
              onClick={up}
            />
          )}
          {down && (
            <IconButton
              label={t('staff.down', { name })}
              icon={<ArrowDown size={18} aria-hidden />}
              onClick={down}
            />
          )}
          <IconButton
            label={t('staff.removeQuestion', { name })}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={onRemove}
          />
        </div>
      </div>
      <TextField
        label={t('staff.text')}
        maxLength={QUESTION_LENGTH}
        value={draft.text}
        error={isWrong ? t(`staff.wrong.${draft.kind}`) : undefined}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
      {draft.kind === 'matrix' && (
        <TextArea
          label={t('staff.rows')}
          hint={t('staff.linesHint', { most: format.number(MOST_MATRIX_ROWS) })}
          rows={3}
          value={draft.rows}
          onChange={({ target }) => onChange({ ...draft, rows: target.value })}
        />
      )}
      {isList && (
        <TextArea
          label={t(draft.kind === 'matrix' ? 'staff.columns' : 'staff.options')}
          hint={t('staff.linesHint', {
            most: format.number(draft.kind === 'matrix' ? MOST_MATRIX_COLUMNS : MOST_OPTIONS),
          })}
          rows={4}
          value={draft.options}
          onChange={({ target }) => onChange({ ...draft, options: target.value })}
        />
      )}
      {draft.kind === 'scale' && (
        <div className={styles.pair}>
          <SelectField
            label={t('staff.end')}
            value={draft.end}
            onChange={({ target }) => onChange({ ...draft, end: Number(target.value) })}
          >
            {Array.from({ length: SCALE_ENDS.most - SCALE_ENDS.least + 1 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers do not move
              <option key={at} value={at + SCALE_ENDS.least}>
                {format.number(at + SCALE_ENDS.least)}
              </option>
            ))}
          </SelectField>
          {(['low', 'high'] as const).map((side) => (
            <TextField
              key={side}
              label={t(`staff.${side}`)}
              maxLength={OPTION_LENGTH}
              value={draft[side]}
              onChange={({ target }) => onChange({ ...draft, [side]: target.value })}
            />
          ))}
        </div>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.required}
          onChange={({ target }) => onChange({ ...draft, required: target.checked })}
        />
        {t('staff.required')}
      </label>
    </Card>
  );
}
