import type { DonationState, OwnDonation } from '@lectern/contracts/buying/donations/donation';
import { getThanksLetter } from '@lectern/contracts/buying/donations/get-thanks-letter';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Pill } from '../../../components/pill.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSavedFile } from '../../../lib/use-saved-file.ts';
import styles from './donations.module.css';
import { TitleList } from './title-list.tsx';

export const STATE_TONES: Readonly<Partial<Record<DonationState, 'ok' | 'warn' | 'bad' | 'accent'>>> = {
  asked: 'accent',
  received: 'accent',
  accepted: 'ok',
  shelved: 'ok',
  declined: 'bad',
};

/** A donation of the reader: titles, where it is now, the letter, and what can be done. */
export function OwnDonationRow({
  donation,
  onWithdraw,
}: {
  readonly donation: OwnDonation;
  readonly onWithdraw: () => void;
}) {
  const { t } = useTranslation('donations');
  const format = useFormat();
  const letter = useSavedFile();
  const { id, state, number, bringOn, reply, remark } = donation;
  return (
    <li className={styles.record}>
      <div className={styles.recordHead}>
        <p className="muted small num">
          {factLine(
            t('own.date', { day: format.date(donation.donationTime) }),
            number && t('own.number', { number }),
            bringOn && t('own.bring', { day: format.date(bringOn) }),
          )}
        </p>
        <Pill tone={STATE_TONES[state]}>{t(`states.${state}`)}</Pill>
      </div>
      <TitleList titles={donation.titles} isDecided={donation.hasLetter} />
      {remark && <p className={styles.note}>{remark}</p>}
      {reply && (
        <p className={styles.reply}>
          <b>{t('own.reply')}</b> {reply}
        </p>
      )}
      <div className={styles.tools}>
        {donation.hasLetter && (
          <Button
            size="small"
            icon={<FileText size={15} aria-hidden />}
            busy={letter.running}
            onClick={() => void letter.start(getThanksLetter, { id })}
          >
            {t('own.letter')}
          </Button>
        )}
        {donation.canWithdraw && (
          <Button size="small" kind="text" onClick={onWithdraw}>
            {t('own.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}
