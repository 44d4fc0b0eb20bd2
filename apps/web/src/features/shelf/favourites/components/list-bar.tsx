import { READING_STATES } from '@lectern/contracts/shelf/favourites/favourite';
import { FAVOURITE_SORTS } from '@lectern/contracts/shelf/favourites/list-favourites';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import styles from '../favourites.module.css';
import type { ListAddress } from '../list-address.ts';

/** Searches within the favourites, narrows them by state and tag, and chooses their order. */
export function ListBar({
  shown,
  onShow,
}: {
  readonly shown: ListAddress;
  readonly onShow: (change: Partial<ListAddress>) => void;
}) {
  const { t } = useTranslation('favourites');
  const [words, setWords] = useState(shown.words);
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onShow({ words: words.trim() });
          }}
        >
          <TextField
            label={t('search')}
            value={words}
            maxLength={200}
            enterKeyHint="search"
            onChange={({ target }) => {
              setWords(target.value);
              if (target.value === '' && shown.words) onShow({ words: '' });
            }}
          />
        </form>
      </search>
      <SelectMenu
        label={t('state.label')}
        value={shown.state}
        options={[
          { value: '', label: t('state.all') },
          ...READING_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
        onChange={(state) => onShow({ state })}
      />
      <SelectMenu
        label={t('sort.label')}
        value={shown.sort}
        options={FAVOURITE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onShow({ sort })}
      />
      {shown.tag && (
        <Button size="small" icon={<X size={15} aria-hidden />} onClick={() => onShow({ tag: '' })}>
          {t('withTag', { tag: shown.tag })}
        </Button>
      )}
    </div>
  );
}
