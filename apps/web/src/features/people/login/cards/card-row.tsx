import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { checkCardLoss } from '@lectern/contracts/lending/patron/check-card-loss';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { setCardLoss } from '@lectern/contracts/lending/patron/set-card-loss';
import type { Confirmation } from '@lectern/contracts/people/second-factor/get-two-steps';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { api } from '../../../../lib/api.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ConfirmDialog } from '../second-factor/confirm-dialog.tsx';
import rows from '../section-rows.module.css';

type OwnCard = OutputOf<(typeof checkCardLoss)['output']>['cards'][number];

const TONES = { active: 'ok', lost: 'bad', withdrawn: undefined } as const;

/** One card: its state, since when, and what the reader can do about it. */
export function CardRow({
  card,
  confirmation,
}: {
  readonly card: OwnCard;
  readonly confirmation: Confirmation;
}) {
  const { t } = useTranslation('cards');
  const format = useFormat();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { number, state, issuedAt, endedAt, canReport, canWithdraw } = card;
  const act = canReport ? 'report' : 'withdraw';
  const tone = TONES[state];

  async function change(password: string | undefined) {
    const given = { number, gsFlag: canReport ? '1' : '0' } as const;
    await api.call(setCardLoss, { ...given, ...(password !== undefined && { password }) });
    setIsAsking(false);
    showToast('ok', t(canReport ? 'reported' : 'withdrawn'));
    for (const { path } of [checkCardLoss, getPatron]) await queries.invalidateQueries({ queryKey: [path] });
  }

  return (
    <li className={rows.row}>
      <div className={rows.about}>
        <p className={rows.name}>
          <span className="num">{number}</span>
          <Pill {...(tone && { tone })}>{t(`states.${state}`)}</Pill>
        </p>
        <p className="muted small num">{t('issued', { date: format.dayOf(issuedAt) })}</p>
        {endedAt !== null && state !== 'active' && (
          <p className="muted small num">{t(`${state}On`, { date: format.dayOf(endedAt) })}</p>
        )}
        {state === 'lost' && !canWithdraw && <p className="muted small">{t('replaced')}</p>}
      </div>
      {(canReport || canWithdraw) && (
        <Button size="small" kind={canReport ? 'danger' : undefined} onClick={() => setIsAsking(true)}>
          {t(act)}
          <span className="hidden-visually"> {number}</span>
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t(`${act}Title`)}
          explain={[
            t(`${act}Explain`, { number }),
            ...(confirmation === 'sign-in' ? [t('signIn')] : []),
          ].join(' ')}
          label={t(act)}
          isDanger={canReport}
          asks={{ password: confirmation === 'password', code: false }}
          act={({ password }) => change(password)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
