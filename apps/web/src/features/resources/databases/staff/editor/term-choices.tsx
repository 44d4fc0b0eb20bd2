import { nameIn } from '@lectern/contracts/kernel/languages';
import { listTerms } from '@lectern/contracts/resources/databases/list-terms';
import { TERM_KINDS, type TermKind } from '@lectern/contracts/resources/databases/term';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../../components/skeleton.tsx';
import { useCall } from '../../../../../lib/use-call.ts';
import { useLanguage } from '../../../../../lib/use-language.ts';
import styles from '../staff.module.css';
import { CheckGroup } from './check-group.tsx';
import type { Draft } from './draft.ts';

/** Where a draft keeps the words of each list. */
const FIELDS = {
  subject: 'subjects',
  docType: 'docTypes',
  vendor: 'vendors',
  college: 'colleges',
  label: 'labels',
} as const satisfies Readonly<Record<TermKind, keyof Draft>>;

/** The words of the library's lists that describe a database. */
export function TermChoices({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = useTranslation('databases');
  const language = useLanguage();
  const { data, error, refetch } = useCall(listTerms, {}, { staleMs: 30_000 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  return (
    <div className={styles.part}>
      {TERM_KINDS.map((kind) => (
        <CheckGroup
          key={kind}
          legend={t(`staff.terms.kind.${kind}`)}
          options={data
            .filter((term) => term.kind === kind)
            .map(({ code, names }) => ({ code, name: nameIn(names, language) }))}
          chosen={draft[FIELDS[kind]]}
          empty={t('staff.noTerms')}
          onChange={(codes) => onChange({ [FIELDS[kind]]: codes })}
        />
      ))}
    </div>
  );
}
