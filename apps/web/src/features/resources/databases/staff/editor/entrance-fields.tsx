import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { ENTRANCE_PLACES } from '@lectern/contracts/resources/databases/entrance';
import type { getEntranceChoices } from '@lectern/contracts/resources/databases/get-entrance-choices';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../../components/choices.tsx';
import { IconButton } from '../../../../../components/icon-button.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import { TextArea } from '../../../../../components/text-area.tsx';
import { TextField } from '../../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../../lib/language-names.ts';
import styles from '../staff.module.css';
import { CheckGroup } from './check-group.tsx';
import { type EntranceDraft, linesOf } from './draft.ts';
import { DraftBox } from './draft-box.tsx';

/** One entrance: its address, where it works, who may use it, and how an address is made from it. */
export function EntranceFields({
  entrance,
  number,
  choices,
  fault,
  onChange,
  onUp,
  onDown,
  onRemove,
}: {
  readonly entrance: EntranceDraft;
  /** Its place, from 1. */
  readonly number: number;
  readonly choices: OutputOf<(typeof getEntranceChoices)['output']>;
  readonly fault: { readonly address: boolean; readonly range: string | undefined } | undefined;
  readonly onChange: (change: Partial<EntranceDraft>) => void;
  /** Undefined for the first and the last one. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('databases');
  const { names, place } = entrance;
  return (
    <DraftBox
      title={t('staff.entrance.title', { number })}
      moves={
        <>
          <IconButton
            label={t('staff.entrance.up', { number })}
            icon={<ArrowUp size={16} aria-hidden />}
            aria-disabled={!onUp}
            onClick={onUp}
          />
          <IconButton
            label={t('staff.entrance.down', { number })}
            icon={<ArrowDown size={16} aria-hidden />}
            aria-disabled={!onDown}
            onClick={onDown}
          />
        </>
      }
      remove={t('staff.entrance.remove', { number })}
      onRemove={onRemove}
    >
      <TextField
        label={t('staff.entrance.address')}
        value={entrance.address}
        maxLength={1000}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        error={fault?.address ? t('staff.entrance.addressWrong') : undefined}
        onChange={({ target }) => onChange({ address: target.value.trim() })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('staff.entrance.place')}
          value={place}
          onChange={({ target }) =>
            onChange({ place: ENTRANCE_PLACES.find((one) => one === target.value) ?? place })
          }
        >
          {ENTRANCE_PLACES.map((one) => (
            <option key={one} value={one}>
              {t(`staff.entrance.places.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('staff.entrance.proxy')}
          value={entrance.proxy}
          onChange={({ target }) => onChange({ proxy: target.value })}
        >
          <option value="">{t('staff.entrance.noProxy')}</option>
          {choices.proxies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {place !== 'anywhere' && (
        <>
          <CheckGroup
            legend={t('staff.entrance.networks')}
            hint={t('staff.entrance.networksHint')}
            options={choices.networks}
            chosen={entrance.networks}
            onChange={(networks) => onChange({ networks })}
          />
          <TextArea
            label={t('staff.entrance.ranges')}
            hint={t('staff.entrance.rangesHint')}
            rows={3}
            value={entrance.ranges.join('\n')}
            spellCheck={false}
            error={
              fault?.range === undefined ? undefined : t('staff.entrance.rangeWrong', { range: fault.range })
            }
            onChange={({ target }) => onChange({ ranges: linesOf(target.value) })}
          />
        </>
      )}
      <CheckGroup
        legend={t('staff.entrance.groups')}
        hint={t('staff.entrance.allHint')}
        options={choices.groups}
        chosen={entrance.groups}
        onChange={(groups) => onChange({ groups })}
      />
      <CheckGroup
        legend={t('staff.entrance.libraries')}
        hint={t('staff.entrance.allHint')}
        options={choices.libraries}
        chosen={entrance.libraries}
        onChange={(libraries) => onChange({ libraries })}
      />
      <Choice
        type="checkbox"
        title={t('staff.entrance.signIn')}
        about={t('staff.entrance.signInHint')}
        checked={entrance.signIn}
        onChange={({ target }) => onChange({ signIn: target.checked })}
      />
      <div className={styles.pair}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={t('staff.entrance.name', { language: LANGUAGE_NAMES[language] })}
            lang={language}
            value={names[language] ?? ''}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => onChange({ names: { ...names, [language]: target.value } })}
          />
        ))}
      </div>
    </DraftBox>
  );
}
