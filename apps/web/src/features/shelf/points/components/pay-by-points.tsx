import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { checkScoreFlag } from '@lectern/contracts/shelf/points/check-score-flag';
import { getScoreNotice } from '@lectern/contracts/shelf/points/get-score-notice';
import { listPointLines } from '@lectern/contracts/shelf/points/list-point-lines';
import { scorePay } from '@lectern/contracts/shelf/points/score-pay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseSome } from '../../../../components/choose-some.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';

const MOST_SHOWN = 100;

/** Pays fines that the reader chooses; all are chosen at first. */
export function PayByPoints({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const { data: fines } = useCall(listBehaviours, { processFlag: 'all', rows: MOST_SHOWN }, { staleMs: 0 });
  const due = fines?.behaviours.filter(({ dueDebt }) => dueDebt > 0) ?? [];
  const chosen = due.map(({ behaviourDetlId: id }) => id).filter((id) => !left.has(id));
  const { data: score } = useCall(
    checkScoreFlag,
    { behaviourDetlIds: chosen },
    { staleMs: 0, keepPrevious: true, enabled: chosen.length > 0 },
  );
  const points = typed ?? `${score?.mostPoints ?? ''}`;
  const number = /^\d{1,9}$/.test(points.trim()) ? Number(points) : 0;
  const isInRange = score !== undefined && number >= score.leastPoints && number <= score.mostPoints;
  const isMissing = fines !== undefined && chosen.length === 0;
  const pay = useAction(scorePay, {
    invalidates: [getScoreNotice, listPointLines, checkScoreFlag, listBehaviours, getAmountOwed],
    onDone({ paid }) {
      showToast('ok', t('payment.done', { amount: format.money(paid) }));
      onClose();
    },
  });

  function send() {
    setIsTried(true);
    if (!score || score.scoreFlag === 0 || isMissing || !isInRange) return;
    pay.start({ behaviourDetlIds: chosen, points: number, amount: score.open.amount });
  }

  function choose(next: ReadonlySet<string>) {
    setTyped(undefined);
    setLeft(next);
  }

  const worth = score && Math.min(score.open.amount, number * score.perPoint.amount);
  return (
    <FormDialog
      title={t('payment.title')}
      send={t('payment.send')}
      cancel={t('payment.cancel')}
      busy={pay.running}
      error={pay.error}
      onSend={send}
      onClose={onClose}
    >
      <ChooseSome
        legend={t('payment.for')}
        all={due.map(({ behaviourDetlId, title, behaviourTypeName, note, dueDebt, currency }) => ({
          id: behaviourDetlId,
          title: title || note || behaviourTypeName,
          about: factLine(
            title || note ? behaviourTypeName : '',
            format.money({ amount: dueDebt, currency }),
          ),
        }))}
        left={left}
        fault={isMissing ? t('payment.missing') : undefined}
        onChange={choose}
      />
      {!isMissing && score?.scoreFlag === 0 && <p role="alert">{t('payment.notNow')}</p>}
      {!isMissing && score?.scoreFlag === 1 && (
        <>
          <TextField
            label={t('payment.number')}
            hint={t('payment.range', {
              least: format.number(score.leastPoints),
              most: format.number(score.mostPoints),
              all: format.number(score.pointsForAll),
            })}
            error={isTried && !isInRange ? t('payment.wrong') : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={points}
            onChange={(event) => setTyped(event.target.value)}
          />
          {isInRange && worth !== undefined && (
            <p aria-live="polite">
              {t('payment.pays', {
                points: format.number(number),
                amount: format.money({ ...score.open, amount: worth }),
              })}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
