import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import styles from '../booklists.module.css';

const ROWS = 5;

/** Finds works of the catalogue by what is typed (words, ISBN), each with a button that adds it. */
export function FindWork({
  has,
  onAdd,
}: {
  /** Records that are there already. */
  readonly has: ReadonlySet<string>;
  readonly onAdd: (work: {
    readonly recordId: string;
    readonly title: string;
    readonly author: string;
  }) => void;
}) {
  const { t } = useTranslation('booklists');
  const [typed, setTyped] = useState('');
  const keyWord = useDebounced(typed.trim());
  const { data } = useCall(
    searchBibs,
    { keyWord, rows: ROWS, facets: [], wordsOnly: true },
    { enabled: keyWord !== '', keepPrevious: true, staleMs: 60_000 },
  );
  const found = keyWord === '' ? [] : (data?.searchResult ?? []);
  return (
    <div className={styles.part}>
      <TextField
        label={t('staff.addWork')}
        hint={t('staff.addWorkHint')}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {keyWord !== '' && data && found.length === 0 && <p className="muted small">{t('staff.noWork')}</p>}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ recordId, title, author, publishYear }) => (
            <li key={recordId}>
              <span>
                {title}{' '}
                <span className="muted small">
                  {factLine(author, publishYear === null ? '' : String(publishYear))}
                </span>
              </span>
              <Button
                size="small"
                icon={<Plus size={14} aria-hidden />}
                disabled={has.has(recordId)}
                onClick={() => onAdd({ recordId, title, author })}
              >
                {t('add.send')}
                <span className="hidden-visually"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
