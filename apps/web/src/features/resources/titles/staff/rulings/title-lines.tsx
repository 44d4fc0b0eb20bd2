import type { FoundTitle } from '@lectern/contracts/resources/titles/find-staff-titles';
import { findStaffTitles } from '@lectern/contracts/resources/titles/find-staff-titles';
import { getTitleLines } from '@lectern/contracts/resources/titles/get-title-lines';
import { joinTitles } from '@lectern/contracts/resources/titles/join-titles';
import { partTitle } from '@lectern/contracts/resources/titles/part-title';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { Card } from '../../../../../components/card.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { FormDialog } from '../../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../../../components/skeleton.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { showToast } from '../../../../../lib/toasts.ts';
import { useAction } from '../../../../../lib/use-action.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import styles from '../import/import.module.css';
import { LineRow } from './line-row.tsx';
import own from './rulings.module.css';

const STALE = [findStaffTitles, getTitleLines];

/** The lines of a title. Chosen ones become a title of their own, or another title found is joined to this one. */
export function TitleLines({
  id,
  others,
  onShow,
}: {
  readonly id: string;
  /** The titles found; one of them can be joined. */
  readonly others: readonly FoundTitle[];
  /** Shows another title; none where empty. */
  readonly onShow: (id: string) => void;
}) {
  const { t } = useTranslation('titles');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [task, setTask] = useState<'part' | 'join'>();
  const [otherId, setOtherId] = useState('');
  const answer = useCall(getTitleLines, { id }, { staleMs: 0 });
  const done = (words: string, next: string) => {
    showToast('ok', words);
    setTask(undefined);
    setChosen([]);
    setOtherId('');
    onShow(next);
  };
  const part = useAction(partTitle, {
    invalidates: STALE,
    onDone: ({ title }) => done(t('rulings.parted'), title.id),
  });
  const join = useAction(joinTitles, { invalidates: STALE, onDone: () => done(t('rulings.joined'), id) });
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data)
    return (
      <Loading>
        <Skeleton height="200px" radius="12px" />
      </Loading>
    );
  const { title, lines } = answer.data;
  const rest = others.filter((one) => one.id !== id);
  const run = task === 'part' ? part : join;
  const close = () => {
    run.reset();
    setTask(undefined);
  };
  return (
    <section className={styles.report}>
      <h2 className={styles.head} dir="auto">
        {title.name}
      </h2>
      <Card as="ul" className={own.lines}>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            isChosen={chosen.includes(line.id)}
            onToggle={() =>
              setChosen(
                chosen.includes(line.id) ? chosen.filter((one) => one !== line.id) : [...chosen, line.id],
              )
            }
          />
        ))}
      </Card>
      <div className={styles.choose}>
        <Button disabled={chosen.length === 0} onClick={() => setTask('part')}>
          {t('rulings.part')}
        </Button>
        <Button disabled={rest.length === 0} onClick={() => setTask('join')}>
          {t('rulings.join')}
        </Button>
        <Button kind="text" onClick={() => onShow('')}>
          {t('rulings.back')}
        </Button>
      </div>
      {task && (
        <FormDialog
          title={t(`rulings.${task}`)}
          send={t(`rulings.${task}`)}
          cancel={t('staff.cancel')}
          busy={run.running}
          error={run.error}
          onSend={() => {
            if (task === 'part') part.start({ id, lineIds: [...chosen] });
            else join.start({ id, otherId });
          }}
          onClose={close}
        >
          <p>{t(`rulings.${task}Hint`, { name: title.name })}</p>
          {task === 'join' && (
            <SelectField
              label={t('rulings.other')}
              required
              value={otherId}
              onChange={({ target }) => setOtherId(target.value)}
            >
              <option value="">{t('staff.field.chooseDatabase')}</option>
              {rest.map((one) => (
                <option key={one.id} value={one.id}>
                  {factLine(one.name, one.printIssn || one.onlineIssn)}
                </option>
              ))}
            </SelectField>
          )}
        </FormDialog>
      )}
    </section>
  );
}
