import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import styles from '../repository.module.css';

/** A name or a longer text in each language. */
export function NameFields({
  legend,
  names,
  max,
  isLong = false,
  onChange,
}: {
  readonly legend: string;
  readonly names: Names;
  readonly max: number;
  readonly isLong?: boolean;
  readonly onChange: (names: Names) => void;
}) {
  return (
    <fieldset className={styles.drafts}>
      <legend>{legend}</legend>
      <div className={styles.fields}>
        {LANGUAGES.map((language) => {
          const given = {
            label: LANGUAGE_NAMES[language],
            value: names[language] ?? '',
            maxLength: max,
            lang: language,
          };
          const write = (value: string) => onChange({ ...names, [language]: value });
          return isLong ? (
            <TextArea key={language} {...given} rows={3} onChange={({ target }) => write(target.value)} />
          ) : (
            <TextField
              key={language}
              {...given}
              autoComplete="off"
              onChange={({ target }) => write(target.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
