import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { MOST_OUTAGES } from '@lectern/contracts/resources/databases/eresource';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { TextArea } from '../../../../../components/text-area.tsx';
import { TextField } from '../../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../../lib/language-names.ts';
import styles from '../staff.module.css';
import type { Draft } from './draft.ts';
import { DraftBox } from './draft-box.tsx';

type Outage = Draft['outages'][number];

const NEW_OUTAGE: Outage = { from: '', to: '', text: {} };

/** Days on which a database does not work, with what readers should know. */
export function OutageDrafts({
  outages,
  faults,
  onChange,
}: {
  readonly outages: readonly Outage[];
  /** The places of those without a first day. */
  readonly faults: ReadonlySet<number>;
  readonly onChange: (outages: readonly Outage[]) => void;
}) {
  const { t } = useTranslation('databases');
  const put = (at: number, change: Partial<Outage>) =>
    onChange(outages.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <div className={styles.drafts}>
      {outages.length === 0 && <p className="muted">{t('staff.outage.none')}</p>}
      {outages.map((outage, at) => (
        <DraftBox
          // A note has no name: its place is what it is known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          title={t('staff.outage.title', { number: at + 1 })}
          remove={t('staff.outage.remove', { number: at + 1 })}
          onRemove={() => onChange(outages.filter((_, index) => index !== at))}
        >
          <div className={styles.pair}>
            <TextField
              label={t('staff.outage.from')}
              type="date"
              value={outage.from}
              error={faults.has(at) ? t('staff.outage.fromMissing') : undefined}
              onChange={({ target }) => put(at, { from: target.value })}
            />
            <TextField
              label={t('staff.outage.to')}
              type="date"
              value={outage.to}
              onChange={({ target }) => put(at, { to: target.value })}
            />
          </div>
          <div className={styles.pair}>
            {LANGUAGES.map((language) => (
              <TextArea
                key={language}
                label={t('staff.outage.text', { language: LANGUAGE_NAMES[language] })}
                lang={language}
                rows={2}
                value={outage.text[language] ?? ''}
                maxLength={500}
                onChange={({ target }) => put(at, { text: { ...outage.text, [language]: target.value } })}
              />
            ))}
          </div>
        </DraftBox>
      ))}
      {outages.length < MOST_OUTAGES && (
        <div>
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...outages, NEW_OUTAGE])}>
            {t('staff.outage.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
