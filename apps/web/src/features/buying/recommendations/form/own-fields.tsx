import { MAX_WISH_ANSWER } from '@lectern/contracts/buying/recommendations/wish-input';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import styles from '../recommendations.module.css';
import type { WishRules } from './wish-rules.ts';

type Answers = Readonly<Record<string, string>>;

/** The fields of the library's own form, as the library wrote them. */
export function OwnFields({
  fields,
  answers,
  onChange,
}: {
  readonly fields: WishRules['fields'];
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
}) {
  const { t } = useTranslation('recommendations');
  return (
    <div className={styles.pair}>
      {fields.map(({ code, name, hint, kind, isRequired, choices }) => {
        const field = {
          name: `own-${code}`,
          label: name,
          required: isRequired,
          value: answers[code] ?? '',
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            onChange({ ...answers, [code]: target.value }),
        };
        if (kind === 'choice')
          return (
            <SelectField key={code} {...field}>
              <option value="">{t('choose')}</option>
              {choices.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                </option>
              ))}
            </SelectField>
          );
        if (kind === 'lines')
          return <TextArea key={code} {...field} hint={hint} rows={3} maxLength={MAX_WISH_ANSWER} />;
        return (
          <TextField
            key={code}
            {...field}
            hint={hint}
            type={kind === 'date' ? 'date' : 'text'}
            {...(kind === 'number' && { inputMode: 'decimal' as const })}
            maxLength={200}
            autoComplete="off"
          />
        );
      })}
    </div>
  );
}
