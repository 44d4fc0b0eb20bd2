import { MAX_SEARCH_LENGTH } from '@lectern/contracts/discovery/search/search-state';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { INDEXES, type IndexPlace } from '../index-address.ts';
import { useIndexName } from '../use-index-name.ts';
import styles from './index-form.module.css';

/** Which index, and where the list begins. Another index is shown at once, from the typed place on. */
export function IndexForm({
  place: { index, from },
  onGo,
}: {
  readonly place: IndexPlace;
  readonly onGo: (place: IndexPlace) => void;
}) {
  const { t } = useTranslation('browse');
  const indexName = useIndexName();
  // The address follows later on a busy device. Until then the form knows what was chosen.
  const [chosen, setChosen] = useState(index);
  const [typed, setTyped] = useState(from);
  const [shown, setShown] = useState({ index, from });
  // The address changed, for example by the browser's Back button.
  if (from !== shown.from || index !== shown.index) {
    setShown({ index, from });
    if (index !== shown.index) setChosen(index);
    if (from !== shown.from) setTyped(from);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onGo({ index: chosen, from: typed.trim() });
  }

  return (
    <form data-search className={styles.form} onSubmit={submit} aria-label={t('index.title')}>
      <SelectField
        label={t('index.field')}
        value={chosen}
        onChange={({ target }) => {
          const next = INDEXES.find((one) => one === target.value) ?? chosen;
          setChosen(next);
          onGo({ index: next, from: typed.trim() });
        }}
      >
        {INDEXES.map((one) => (
          <option key={one} value={one}>
            {indexName(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('index.from')}
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="primary">
        {t('index.go')}
      </Button>
    </form>
  );
}
