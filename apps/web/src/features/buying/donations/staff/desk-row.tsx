import type { DeskDonation, DonationState } from '@lectern/contracts/buying/donations/donation';
import { getDeskLetter } from '@lectern/contracts/buying/donations/get-desk-letter';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useSavedFile } from '../../../../lib/use-saved-file.ts';
import styles from '../donations.module.css';
import { STATE_TONES } from '../own-donation-row.tsx';
import { TitleList } from '../title-list.tsx';

/** A donation at the desk: what, by whom, and the next steps. */
export function DeskRow({
  donation,
  onMove,
}: {
  readonly donation: DeskDonation;
  readonly onMove: (to: DonationState) => void;
}) {
  const { t } = useTranslation('donations');
  const format = useFormat();
  const letter = useSavedFile();
  const { id, state, reader, donorName, contact, number, bringOn, worth, currency } = donation;
  const isAccepted = state === 'accepted' || state === 'shelved';
  const giver = reader.primaryId ? format.person(reader) : donorName || t('staff.nameless');
  return (
    <li className={styles.record}>
      <div className={styles.recordHead}>
        <div>
          <b dir="auto">{giver}</b>
          <p className="muted small num">
            {factLine(
              contact,
              t(donation.isNamed ? 'staff.public' : 'staff.private'),
              t(`ways.${donation.way}`),
              bringOn && t('own.bring', { day: format.date(bringOn) }),
              worth && `${worth} ${currency}`,
              number && t('own.number', { number }),
              t('own.date', { day: format.date(donation.donationTime) }),
            )}
          </p>
        </div>
        <Pill tone={STATE_TONES[state]}>{t(`states.${state}`)}</Pill>
      </div>
      <TitleList titles={donation.titles} isDecided={isAccepted} />
      {donation.remark && <p className={styles.note}>{donation.remark}</p>}
      {donation.reply && <p className={styles.reply}>{donation.reply}</p>}
      <div className={styles.tools}>
        {donation.moves.map((to, at) => (
          <Button
            key={to}
            size="small"
            {...(at === 0 && { kind: 'primary' as const })}
            onClick={() => onMove(to)}
          >
            {t(`staff.moves.${to}`)}
            <span className="hidden-visually"> {donation.titles[0]?.title}</span>
          </Button>
        ))}
        {isAccepted && (
          <Button
            size="small"
            icon={<FileText size={15} aria-hidden />}
            busy={letter.running}
            onClick={() => void letter.start(getDeskLetter, { id })}
          >
            {t('own.letter')}
          </Button>
        )}
      </div>
    </li>
  );
}
