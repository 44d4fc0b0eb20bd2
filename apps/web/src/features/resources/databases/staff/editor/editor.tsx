import type { StaffEresource } from '@lectern/contracts/resources/databases/eresource';
import {
  ERESOURCE_CODE_TAKEN,
  ERESOURCE_DATES_REVERSED,
  ERESOURCE_TRIAL_ENDLESS,
} from '@lectern/contracts/resources/databases/errors';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../../components/button.tsx';
import { Notice } from '../../../../../components/notice.tsx';
import { Tabs } from '../../../../../components/tabs.tsx';
import { showToast } from '../../../../../lib/toasts.ts';
import { useAction } from '../../../../../lib/use-action.ts';
import { useErrorText } from '../../../../../lib/use-error-text.ts';
import { ERESOURCE_STAFF_CALLS } from '../eresource-calls.ts';
import styles from '../staff.module.css';
import { type Draft, draftOf, factsOf } from './draft.ts';
import { faultsOf, faultyPart, PARTS, type Part } from './draft-faults.ts';
import { EntranceDrafts } from './entrance-drafts.tsx';
import { FactFields } from './fact-fields.tsx';
import { FileDrafts } from './file-drafts.tsx';
import { LanguageTexts } from './language-texts.tsx';
import { LinkFields } from './link-fields.tsx';
import { OutageDrafts } from './outage-drafts.tsx';
import { Preview } from './preview.tsx';
import { QuestionDrafts } from './question-drafts.tsx';
import { TermChoices } from './term-choices.tsx';

/** Refusals that belong to a field of the first part. */
const OF_FACTS: readonly string[] = [
  ERESOURCE_CODE_TAKEN.code,
  ERESOURCE_DATES_REVERSED.code,
  ERESOURCE_TRIAL_ENDLESS.code,
];

/** The form of a database in parts, which are kept together by one button. */
export function Editor({ eresource }: { readonly eresource: StaffEresource | undefined }) {
  const { t } = useTranslation('databases');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => draftOf(eresource));
  // What this form knows: another change of the database in the meantime is not overwritten.
  const [version] = useState(eresource?.version);
  const [part, setPart] = useState<Part>('facts');
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putEresource, {
    invalidates: ERESOURCE_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      void navigate('/databases');
    },
    onRefused: ({ code }) => {
      if (OF_FACTS.includes(code)) setPart('facts');
    },
  });
  const write = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  // Only trials have questions, and their tab.
  const faults = faultsOf(draft.status === 'trial' ? draft : { ...draft, questions: [] });
  const faulty = isTried ? faultyPart(faults) : undefined;
  const { error } = put;
  const refusal = (code: string) => (error?.code === code ? errorText(error) : undefined);

  function send() {
    setIsTried(true);
    const wrong = faultyPart(faults);
    if (wrong) setPart(wrong);
    else put.start({ ...factsOf(draft), ...(eresource && { id: eresource.id, version }) });
  }

  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {faulty && <Notice tone="bad">{t('staff.faultIn', { part: t(`staff.parts.${faulty}`) })}</Notice>}
      {error && !OF_FACTS.includes(error.code) && <Notice tone="bad">{errorText(error)}</Notice>}
      <Tabs
        label={t('staff.parts.label')}
        items={PARTS.filter((key) => key !== 'questions' || draft.status === 'trial').map((key) => ({
          key,
          label: t(`staff.parts.${key}`),
        }))}
        active={part}
        onChange={setPart}
      >
        {part === 'facts' && (
          <FactFields
            draft={draft}
            faults={{
              code: isTried && faults.code ? t('staff.codeWrong') : refusal(ERESOURCE_CODE_TAKEN.code),
              name: isTried && faults.name ? t('staff.nameMissing') : undefined,
              shownTo: refusal(ERESOURCE_DATES_REVERSED.code) ?? refusal(ERESOURCE_TRIAL_ENDLESS.code),
            }}
            onChange={write}
          />
        )}
        {part === 'texts' && <LanguageTexts draft={draft} onChange={write} />}
        {part === 'terms' && <TermChoices draft={draft} onChange={write} />}
        {part === 'entrances' && (
          <EntranceDrafts
            entrances={draft.entrances}
            faults={isTried ? faults.entrances : new Map()}
            onChange={(entrances) => write({ entrances })}
          />
        )}
        {part === 'links' && <LinkFields links={draft.links} onChange={(links) => write({ links })} />}
        {part === 'outages' && (
          <OutageDrafts
            outages={draft.outages}
            faults={isTried ? faults.outages : new Set()}
            onChange={(outages) => write({ outages: [...outages] })}
          />
        )}
        {part === 'questions' && (
          <QuestionDrafts
            questions={draft.questions}
            faults={isTried ? faults.questions : new Set()}
            onChange={(questions) => write({ questions: [...questions] })}
          />
        )}
        {part === 'files' && <FileDrafts eresource={eresource} />}
        {part === 'preview' && <Preview id={eresource?.id} draft={draft} />}
      </Tabs>
      <div className={styles.foot}>
        <Button type="submit" kind="primary" busy={put.running}>
          {t('staff.save')}
        </Button>
        <ButtonLink to="/databases">{t('staff.cancel')}</ButtonLink>
      </div>
    </form>
  );
}
