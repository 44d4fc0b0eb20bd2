import { MAX_SEARCH_ITEMS } from '@lectern/contracts/discovery/search/search-state';
import { Plus, RotateCcw, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { readSearchState } from '../../../lib/search/read-search.ts';
import { searchAddress } from '../../../lib/search-address.ts';
import { localStore } from '../../../lib/storage.ts';
import { AdvancedFilters } from './advanced-filters.tsx';
import {
  type AdvancedForm,
  type Condition,
  emptyForm,
  faultOf,
  formOf,
  newCondition,
  searchOf,
} from './advanced-form.ts';
import styles from './advanced-page.module.css';
import { ConditionRow } from './condition-row.tsx';
import { QuerySentence } from './query-sentence-line.tsx';

/** /advanceSearch: condition rows and filters. Shows the search of the address, else the last advanced search. */
export default function AdvancedPage() {
  const { t } = useTranslation('advanced');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [form, setForm] = useState(() => firstForm(query));
  const [tried, setTried] = useState(false);
  const fault = tried ? faultOf(form) : undefined;

  const change = (part: Partial<AdvancedForm>) => setForm((before) => ({ ...before, ...part }));
  const changeRow = (row: Condition) =>
    change({ rows: form.rows.map((one) => (one.key === row.key ? row : one)) });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const search = searchOf(form);
    if (faultOf(form) || !search) return;
    const address = searchAddress(search);
    localStore.write('advancedSearch', address);
    void navigate(address);
  }

  return (
    <form data-search className={`wrap ${styles.page}`} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t('title')}</h1>
      <Card as="section" padded className={styles.card} aria-label={t('conditions')}>
        {form.rows.map((row, index) => (
          <ConditionRow
            key={row.key}
            row={row}
            number={index + 1}
            removable={form.rows.length > 1}
            onChange={changeRow}
            onRemove={() => change({ rows: form.rows.filter(({ key }) => key !== row.key) })}
          />
        ))}
        <div>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            disabled={form.rows.length >= MAX_SEARCH_ITEMS}
            onClick={() => change({ rows: [...form.rows, newCondition()] })}
          >
            {t('add')}
          </Button>
        </div>
        <p className="muted small">{t('hint')}</p>
      </Card>
      <Card as="section" padded aria-label={t('filters')}>
        <AdvancedFilters
          form={form}
          yearFault={fault === 'year' || fault === 'yearOrder' ? t(`faults.${fault}`) : undefined}
          onChange={change}
        />
      </Card>
      <div className={styles.end}>
        <QuerySentence rows={form.rows} />
        {fault === 'nothing' && <Notice tone="bad">{t('faults.nothing')}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" kind="primary" icon={<Search size={18} aria-hidden />}>
            {t('search')}
          </Button>
          <Button
            icon={<RotateCcw size={16} aria-hidden />}
            onClick={() => {
              localStore.remove('advancedSearch');
              setTried(false);
              setForm(emptyForm());
            }}
          >
            {t('clear')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The form for the search of the address, else for the last advanced search, else empty. */
function firstForm(query: URLSearchParams): AdvancedForm {
  if (query.size > 0) return formOf(readSearchState(query));
  const last: unknown = localStore.read('advancedSearch');
  if (typeof last !== 'string') return emptyForm();
  return formOf(readSearchState(new URLSearchParams(last.split('?')[1] ?? '')));
}
