import type { DeskDonation, DonationState } from '@lectern/contracts/buying/donations/donation';
import { listDeskDonations } from '@lectern/contracts/buying/donations/list-desk-donations';
import { MAX_DONATION_REPLY, moveDonation } from '@lectern/contracts/buying/donations/move-donation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../donations.module.css';

const MOVES = ['asked', 'received', 'accepted', 'declined', 'shelved'] as const;

/** One step of a donation: words to its giver, a day for bringing it, how many copies of each title are kept. */
export function MoveDialog({
  donation,
  to,
  onClose,
}: {
  readonly donation: DeskDonation;
  readonly to: DonationState;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('donations');
  const [reply, setReply] = useState('');
  const [bringOn, setBringOn] = useState(donation.bringOn);
  const [kept, setKept] = useState(() =>
    donation.titles.map((one) => ({
      titleId: one.id,
      title: one.title,
      most: one.copyCount,
      count: String(one.copyCount),
      recordId: one.recordId,
    })),
  );
  const move = useAction(moveDonation, {
    invalidates: [listDeskDonations],
    onDone: () => {
      showToast('ok', t('staff.moved'));
      onClose();
    },
  });
  const state = MOVES.find((one) => one === to);
  const write = (at: number, change: { readonly count?: string; readonly recordId?: string }) =>
    setKept(kept.map((one, place) => (place === at ? { ...one, ...change } : one)));
  const hasRecords = to === 'accepted' || to === 'shelved';
  return (
    <FormDialog
      title={t(`staff.moves.${to}`)}
      send={t(`staff.moves.${to}`)}
      cancel={t('back')}
      isDanger={to === 'declined'}
      busy={move.running}
      error={move.error}
      width="560px"
      onSend={() => {
        if (!state) return;
        move.start({
          id: donation.id,
          state,
          reply,
          ...(bringOn !== '' && { bringOn }),
          ...(hasRecords && {
            kept: kept.map(({ titleId, count, most, recordId }) => ({
              titleId,
              acceptedCount: Math.max(0, Math.min(most, Number.parseInt(count, 10) || 0)),
              ...(recordId.trim() !== '' && { recordId: recordId.trim() }),
            })),
          }),
        });
      }}
      onClose={onClose}
    >
      {to === 'asked' && (
        <TextField
          label={t('fields.bringOn')}
          type="date"
          value={bringOn}
          onChange={({ target }) => setBringOn(target.value)}
        />
      )}
      {hasRecords &&
        kept.map((one, at) => (
          <fieldset key={one.titleId} className={styles.title}>
            <legend dir="auto">{one.title}</legend>
            <div className={styles.pair}>
              {to === 'accepted' && (
                <TextField
                  label={t('fields.kept')}
                  type="number"
                  min={0}
                  max={one.most}
                  value={one.count}
                  onChange={({ target }) => write(at, { count: target.value })}
                />
              )}
              <TextField
                label={t('fields.recordId')}
                maxLength={64}
                autoComplete="off"
                value={one.recordId}
                onChange={({ target }) => write(at, { recordId: target.value })}
              />
            </div>
          </fieldset>
        ))}
      <TextArea
        label={t('staff.reply')}
        rows={3}
        maxLength={MAX_DONATION_REPLY}
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
    </FormDialog>
  );
}
