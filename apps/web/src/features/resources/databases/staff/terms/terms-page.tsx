import { nameIn } from '@lectern/contracts/kernel/languages';
import { listTerms } from '@lectern/contracts/resources/databases/list-terms';
import { type StaffTerm, TERM_KINDS } from '@lectern/contracts/resources/databases/term';
import { ArrowLeft, Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../../../components/button.tsx';
import { Card } from '../../../../../components/card.tsx';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../../components/skeleton.tsx';
import { PageHead } from '../../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../../components/tabs.tsx';
import { useCall } from '../../../../../lib/use-call.ts';
import { useLanguage } from '../../../../../lib/use-language.ts';
import { usePageTitle } from '../../../../../lib/use-page-title.ts';
import styles from '../staff.module.css';
import { RemoveTerm } from './remove-term.tsx';
import { TermForm } from './term-form.tsx';
import { TermRow } from './term-row.tsx';

type Open =
  | { readonly form: 'add' }
  | { readonly form: 'change' | 'remove'; readonly term: StaffTerm; readonly name: string };

/** The lists of words that databases are described with. Which list is shown is in the address. */
export default function TermsPage() {
  const { t } = useTranslation('databases');
  usePageTitle(t('staff.terms.title'));
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const kind = TERM_KINDS.find((one) => one === query.get('kind')) ?? TERM_KINDS[0];
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { data, error, refetch } = useCall(listTerms, {}, { staleMs: 0 });
  const terms = data?.filter((term) => term.kind === kind);
  return (
    <>
      <p>
        <Link to="/databases" className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          {t('staff.back')}
        </Link>
      </p>
      <PageHead title={t('staff.terms.title')} hint={t('staff.terms.hint')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setOpen({ form: 'add' })}>
          {t('staff.terms.add')}
        </Button>
      </PageHead>
      <Tabs
        label={t('staff.terms.lists')}
        items={TERM_KINDS.map((key) => ({
          key,
          label: t(`staff.terms.kind.${key}`),
          ...(data && { count: data.filter((term) => term.kind === key).length }),
        }))}
        active={kind}
        onChange={(key) => setQuery({ kind: key }, { replace: true })}
      >
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!terms && !error && (
          <Loading>
            <Skeleton height="200px" radius="12px" />
          </Loading>
        )}
        {terms?.length === 0 && (
          <Card>
            <EmptyState
              icon={<Tags size={36} strokeWidth={1.4} aria-hidden />}
              title={t('staff.terms.none')}
              hint={t('staff.terms.noneHint')}
            />
          </Card>
        )}
        {terms && terms.length > 0 && (
          <Card as="ul" className={styles.terms}>
            {terms.map((term) => {
              const name = nameIn(term.names, language);
              return (
                <TermRow
                  key={term.id}
                  term={term}
                  name={name}
                  onChange={() => setOpen({ form: 'change', term, name })}
                  onRemove={() => setOpen({ form: 'remove', term, name })}
                />
              );
            })}
          </Card>
        )}
      </Tabs>
      {open?.form === 'add' && <TermForm kind={kind} onClose={close} />}
      {open?.form === 'change' && (
        <TermForm kind={open.term.kind} term={open.term} name={open.name} onClose={close} />
      )}
      {open?.form === 'remove' && <RemoveTerm term={open.term} name={open.name} onClose={close} />}
    </>
  );
}
