import { endCard } from '@lectern/contracts/people/readers/end-card';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { issueCard } from '@lectern/contracts/people/readers/issue-card';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Reader } from '../reader.ts';
import styles from '../readers.module.css';

const TONES = { active: 'ok', lost: 'bad', withdrawn: undefined } as const;

/** The cards of a reader: a lost one is replaced, and everything else stays with the reader. */
export function ReaderCards({ reader }: { readonly reader: Reader }) {
  const { t } = useTranslation('readers');
  const format = useFormat();
  const { may } = useStaff();
  /** The card to replace, or a card more. */
  const [issuing, setIssuing] = useState<{ readonly replaces?: string }>();
  const [losing, setLosing] = useState<string>();
  return (
    <section>
      <h2 className={styles.section}>{t('cards.title')}</h2>
      {reader.cards.length === 0 ? (
        <Card padded>
          <p className="muted">{t('cards.none')}</p>
        </Card>
      ) : (
        <StaffTable
          label={t('cards.title')}
          columns={[t('cards.number'), t('cards.state'), t('cards.issued'), '']}
        >
          {reader.cards.map((card) => (
            <tr key={card.number}>
              <td>{card.number}</td>
              <td>
                <Pill {...(TONES[card.state] && { tone: TONES[card.state] })}>
                  {t(`cards.${card.state}`)}
                </Pill>
              </td>
              <td>{format.date(card.issuedAt)}</td>
              <td>
                {card.state === 'active' && (
                  <div className={styles.inRow}>
                    {may('circulation.readers') && (
                      <Button size="small" onClick={() => setIssuing({ replaces: card.number })}>
                        {t('cards.replace')}
                      </Button>
                    )}
                    <Button size="small" kind="text" onClick={() => setLosing(card.number)}>
                      {t('cards.reportLost')}
                    </Button>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </StaffTable>
      )}
      {may('circulation.readers') && (
        <div className={styles.buttons}>
          <Button icon={<CreditCard size={17} aria-hidden />} onClick={() => setIssuing({})}>
            {t('cards.add')}
          </Button>
        </div>
      )}
      {issuing && <IssueCard reader={reader} {...issuing} onClose={() => setIssuing(undefined)} />}
      {losing !== undefined && (
        <ReportLost reader={reader} number={losing} onClose={() => setLosing(undefined)} />
      )}
    </section>
  );
}

function IssueCard({
  reader,
  replaces,
  onClose,
}: {
  readonly reader: Reader;
  readonly replaces?: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('readers');
  const [number, setNumber] = useState('');
  const issue = useAction(issueCard, {
    invalidates: [getReader],
    onDone() {
      showToast('ok', t('cards.issuedNow'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(replaces ? 'cards.replaceTitle' : 'cards.add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={issue.running}
      error={issue.error}
      onSend={() => {
        if (number.trim() !== '')
          issue.start({ patronId: reader.patronId, number, ...(replaces && { replaces }) });
      }}
      onClose={onClose}
    >
      {replaces && <p>{t('cards.replaceHint', { number: replaces })}</p>}
      <TextField
        label={t('cards.newNumber')}
        hint={t('cards.scanHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
    </FormDialog>
  );
}

function ReportLost({
  reader,
  number,
  onClose,
}: {
  readonly reader: Reader;
  readonly number: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('readers');
  const end = useAction(endCard, {
    invalidates: [getReader],
    onDone() {
      showToast('ok', t('cards.lostNow'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('cards.reportLost')}
      send={t('cards.reportLost')}
      cancel={t('cancel')}
      isDanger
      busy={end.running}
      error={end.error}
      onSend={() => end.start({ patronId: reader.patronId, number, state: 'lost' })}
      onClose={onClose}
    >
      <p>{t('cards.lostHint', { number })}</p>
    </FormDialog>
  );
}
