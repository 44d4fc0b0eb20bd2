import { blockAuthor } from '@lectern/contracts/talk/moderation/block-author';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { OpenDecision } from './use-review.ts';

const USUAL_REASONS = ['advertising', 'insult', 'offTopic', 'personal'] as const;
/** Days; 0 ends a block. */
const BLOCK_DAYS = [7, 30, 365, 0] as const;

/**
 * Refuses a text or blocks its author, with a reason. The author reads why a text was refused; why a block was set stays with the staff.
 */
export function DecisionDialog({
  about,
  text: { id, version, title, author },
  onClose,
}: OpenDecision & { readonly onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const reasons = useId();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<number>(author.blockedUntil ? 0 : 7);
  const [isMissing, setIsMissing] = useState(false);
  const options = {
    invalidates: [listTexts],
    onDone: () => {
      showToast('ok', t(`${about}Done`));
      onClose();
    },
  };
  const refuse = useAction(decideText, options);
  const block = useAction(blockAuthor, options);
  function send() {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    if (about === 'refuse') refuse.start({ id, version, isApproved: false, reason });
    else block.start({ patronId: author.patronId, days, reason });
  }
  return (
    <FormDialog
      title={t(`${about}Title`)}
      send={t(about)}
      cancel={t('cancel')}
      isDanger
      busy={refuse.running || block.running}
      error={refuse.error ?? block.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <b>{about === 'refuse' ? title : author.name}</b>
      </p>
      {about === 'block' && (
        <SelectField label={t('days')} value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {BLOCK_DAYS.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('endBlock') : t('forDays', { count })}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('reason')}
        hint={t(`${about}Hint`)}
        value={reason}
        maxLength={300}
        list={about === 'refuse' ? reasons : undefined}
        error={isMissing ? t('reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <datalist id={reasons}>
        {USUAL_REASONS.map((usual) => (
          <option key={usual} value={t(`usual.${usual}`)} />
        ))}
      </datalist>
    </FormDialog>
  );
}
