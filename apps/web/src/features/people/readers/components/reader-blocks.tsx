import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Reader } from '../reader.ts';
import styles from '../readers.module.css';
import { BlockReader, LiftBlock } from './block-forms.tsx';

const TONES = { coming: 'warn', running: 'bad', over: undefined, lifted: undefined } as const;

/** The blocks of a reader for a time: those that run or will, and the history. Nothing where there are none and none can be set. */
export function ReaderBlocks({ reader }: { readonly reader: Reader }) {
  const { t } = useTranslation('readers');
  const format = useFormat();
  const mayBlock = useStaff().may('circulation.readers');
  const [isBlocking, setIsBlocking] = useState(false);
  const [lifting, setLifting] = useState<string>();
  if (reader.blocks.length === 0 && !mayBlock) return null;
  return (
    <section>
      <h2 className={styles.section}>{t('blocks.title')}</h2>
      {reader.blocks.length > 0 && (
        <StaffTable
          label={t('blocks.title')}
          columns={[t('blocks.days'), t('blocks.state'), t('blocks.reason'), '']}
        >
          {reader.blocks.map(({ blockId, from, until, state, reason, liftedAt, liftReason }) => (
            <tr key={blockId}>
              <td>
                {t('blocks.range', { from: format.date(from, 'short'), until: format.date(until, 'short') })}
              </td>
              <td>
                <Pill {...(TONES[state] && { tone: TONES[state] })}>{t(`blocks.${state}`)}</Pill>
              </td>
              <td>
                {reason}
                {liftedAt && (
                  <div className="muted small">
                    {t('blocks.liftedWhy', { date: format.date(liftedAt), reason: liftReason })}
                  </div>
                )}
              </td>
              <td>
                {mayBlock && (state === 'coming' || state === 'running') && (
                  <Button size="small" onClick={() => setLifting(blockId)}>
                    {t('blocks.lift')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </StaffTable>
      )}
      {mayBlock && (
        <div className={styles.buttons}>
          <Button icon={<Ban size={17} aria-hidden />} onClick={() => setIsBlocking(true)}>
            {t('blocks.add')}
          </Button>
        </div>
      )}
      {isBlocking && <BlockReader reader={reader} onClose={() => setIsBlocking(false)} />}
      {lifting !== undefined && (
        <LiftBlock reader={reader} blockId={lifting} onClose={() => setLifting(undefined)} />
      )}
    </section>
  );
}
