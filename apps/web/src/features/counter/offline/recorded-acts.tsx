import type { OfflineAct } from '@lectern/contracts/counter/offline/offline-act';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './offline.module.css';

export interface RecordedAct {
  readonly id: string;
  readonly act: OfflineAct;
}

/** What was recorded since the page was opened, the last first; a mistake can be taken back before it is sent. */
export function RecordedActs({
  acts,
  onForget,
}: {
  readonly acts: readonly RecordedAct[];
  readonly onForget: (id: string) => void;
}) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  if (acts.length === 0) return null;
  return (
    <section>
      <SectionHeading>{t('recordedHere', { count: acts.length })}</SectionHeading>
      <ul className={styles.acts}>
        {acts.map(({ id, act }) => (
          <li key={id}>
            <span className={styles.time}>{format.time(act.at)}</span>
            <span className={styles.words}>
              {t(`recorded.${act.kind}`, { item: act.itemBarcode })}
              {act.kind === 'check_out' && <span className="muted"> {act.readerBarcode}</span>}
            </span>
            <IconButton
              label={t('takeAway', { item: act.itemBarcode })}
              icon={<Undo2 size={18} aria-hidden />}
              onClick={() => onForget(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
