import { listStaffQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-staff-questionnaires';
import {
  LEAST_ANSWERS,
  type QuestionnaireState,
  type StaffQuestionnaire,
} from '@lectern/contracts/talk/questionnaires/questionnaire';
import { setQuestionnaireState } from '@lectern/contracts/talk/questionnaires/set-questionnaire-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../questionnaires.module.css';

const TONES = {
  draft: undefined,
  planned: 'accent',
  open: 'ok',
  closed: undefined,
} as const satisfies Record<QuestionnaireState, unknown>;

/** A questionnaire of the staff's list, with what can be done with it. */
export function QuestionnaireLine({
  questionnaire,
  onRemove,
}: {
  readonly questionnaire: StaffQuestionnaire;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const errorText = useErrorText();
  const [shownAt] = useState(() => Date.now());
  const { id, name, language, translations, state, pubDate, dueDate, isFrozen, answers } = questionnaire;
  const move = useAction(setQuestionnaireState, {
    invalidates: [listStaffQuestionnaires],
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const tone = TONES[state];
  const named = <span className="hidden-visually"> {name}</span>;
  // It opens again when its period is made longer.
  const isPast = Date.parse(dueDate) <= shownAt;
  const isPublished = state === 'open' || state === 'planned';
  return (
    <li className={styles.row}>
      <div>
        <h2 lang={language}>{name}</h2>
        <p className="muted small">
          {factLine(
            t('period', { from: format.dateTime(pubDate), until: format.dateTime(dueDate) }),
            [language, ...translations.map((one) => one.language)]
              .map((one) => LANGUAGE_NAMES[one])
              .join(', '),
            answers > 0 ? t('staff.answers', { number: format.number(answers) }) : '',
            isFrozen && answers === 0 ? t('staff.tooFew', { least: format.number(LEAST_ANSWERS) }) : '',
          )}
        </p>
        <p className={styles.state}>
          <Pill {...(tone && { tone })}>{t(`states.${state}`)}</Pill>
        </p>
      </div>
      <div className={styles.tools}>
        {(isPublished || !isPast) && (
          <Button
            size="small"
            kind={isPublished ? 'plain' : 'primary'}
            busy={move.running}
            onClick={() => move.start({ questionnaireId: id, state: isPublished ? 'closed' : 'open' })}
          >
            {t(isPublished ? 'staff.close' : 'staff.open')}
            {named}
          </Button>
        )}
        <ButtonLink to={`?results=${id}`} size="small">
          {t('staff.results')}
          {named}
        </ButtonLink>
        <ButtonLink to={`?edit=${id}`} size="small">
          {t('staff.change')}
          {named}
        </ButtonLink>
        {!isFrozen && (
          <Button size="small" kind="text" onClick={onRemove}>
            {t('staff.remove')}
            {named}
          </Button>
        )}
      </div>
    </li>
  );
}
