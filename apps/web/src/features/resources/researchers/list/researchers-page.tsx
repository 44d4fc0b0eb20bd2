import { LETTERS, OTHER_LETTER } from '@lectern/contracts/resources/databases/eresource';
import { listResearchers } from '@lectern/contracts/resources/researchers/list-researchers';
import { listUnits } from '@lectern/contracts/resources/units/list-units';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LetterBar } from '../../../../components/eresources/letter-bar.tsx';
import styles from '../../../../components/eresources/list-page.module.css';
import { SearchWords } from '../../../../components/eresources/search-words.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import own from '../researchers.module.css';
import { PersonRow } from './person-row.tsx';

const LONGEST_WORDS = 100;
const ROWS = 50;
const ID = /^[A-Za-z0-9_.:-]{1,64}$/;

/** /researcher: the researchers of the institution from A to Z, by words and unit. All of it is in the address. */
export default function ResearchersPage() {
  const { t } = useTranslation('researchers');
  const { t: ofList } = useTranslation('eresources');
  usePageTitle(t('title'));
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const keyWord = (query.get('keyWord') ?? '').trim().slice(0, LONGEST_WORDS);
  const asked = query.get('letter')?.toUpperCase() ?? '';
  const letter = LETTERS.includes(asked) ? asked : '';
  const unit = query.get('unit') ?? '';
  const unitId = ID.test(unit) ? unit : '';
  const units = useCall(listUnits, {}, { staleMs: 10 * 60_000 });
  const answer = useCall(
    listResearchers,
    { keyWord, letter, unitId, page, rows: ROWS },
    { keepPrevious: true, staleMs: 60_000 },
  );
  const { data, error } = answer;
  const total = data && t('total', { count: data.total, number: format.number(data.total) });
  useAnnounced(answer.isPlaceholderData ? undefined : total);
  const queryWith = (change: Readonly<Record<string, string>>) =>
    new URLSearchParams(
      Object.entries({ keyWord, letter, unit: unitId, ...change }).filter(([, value]) => value !== ''),
    );
  const show = (change: Readonly<Record<string, string>>) =>
    setQuery(queryWith(change), { replace: true, preventScrollReset: true });
  const isNarrowed = keyWord !== '' || letter !== '' || unitId !== '';
  const letters = [...new Set(data?.researchers.map((one) => one.letter))];
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('explain')}</p>
      </div>
      <div className={own.filters}>
        <SearchWords
          key={keyWord}
          label={t('search')}
          hint={t('searchHint')}
          words={keyWord}
          longest={LONGEST_WORDS}
          onSearch={(words) => show({ keyWord: words })}
        />
        {units.data && units.data.units.length > 0 && (
          <SelectField
            label={t('unit')}
            value={unitId}
            onChange={({ target }) => show({ unit: target.value })}
          >
            <option value="">{t('allUnits')}</option>
            {units.data.units.map(({ id, name, level }) => (
              <option key={id} value={id}>
                {`${'\u2003'.repeat(level)}${name}`}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <LetterBar
        letters={data?.letters}
        chosen={letter}
        to={(next) => `?${queryWith({ letter: next })}`}
        nameOf={(one, count) => t('letter', { letter: one, count, number: format.number(count) })}
      />
      {error && <ErrorState error={error} onRetry={() => void answer.refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {data && data.total > 0 && <p className="num">{total}</p>}
      {data?.researchers.length === 0 && (
        <Card>
          <EmptyState
            icon={<UserRound size={36} strokeWidth={1.4} aria-hidden />}
            title={t(isNarrowed ? 'noneFound.title' : 'none.title')}
            hint={t(isNarrowed ? 'noneFound.hint' : 'none.hint')}
            actions={
              isNarrowed && (
                <Button kind="primary" onClick={() => setQuery({}, { replace: true })}>
                  {t('showAll')}
                </Button>
              )
            }
          />
        </Card>
      )}
      {letters.map((one) => (
        <section
          key={one}
          className={styles.group}
          aria-label={one === OTHER_LETTER ? ofList('letters.other') : one}
        >
          <h2>{one}</h2>
          <Card as="ul" className={own.list}>
            {data?.researchers
              .filter((person) => person.letter === one)
              .map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
          </Card>
        </section>
      ))}
      {data && (
        <Pager
          page={page}
          rows={ROWS}
          total={data.total}
          label={t('pages')}
          to={(next) => `?${queryWith({ page: String(next) })}`}
        />
      )}
    </div>
  );
}
