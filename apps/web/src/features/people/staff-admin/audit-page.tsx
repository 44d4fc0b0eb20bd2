import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { AUDIT_ACTIONS } from '@lectern/contracts/people/staff/audit-actions';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { AuditDetails } from './components/audit-details.tsx';
import { Faults } from './components/faults.tsx';
import styles from './staff.module.css';

const ROWS = 50;
const FIELDS = ['account', 'subject', 'from', 'to'] as const;

/** Who changed what, the last change first, with what was before and after. The filter is in the address. */
export default function AuditPage() {
  const { t } = useTranslation('staff-admin');
  const format = useFormat();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const chosen = Object.fromEntries(['action', ...FIELDS].map((field) => [field, query.get(field) ?? '']));
  const [draft, setDraft] = useState(chosen);
  const page = usePageNumber();
  const actions = AUDIT_ACTIONS.map((code) => ({ code, name: t(`action.${code}`) })).sort((one, other) =>
    one.name.localeCompare(other.name, language),
  );
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
  const { data, error, refetch } = useCall(
    listAudit,
    { ...given, page, rows: ROWS },
    { staleMs: 0, keepPrevious: true },
  );
  const show = (next: Readonly<Record<string, string>>, to: number) =>
    setQuery({
      ...Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')),
      page: `${to}`,
    });

  /** Older entries may tell of actions that are gone. */
  const nameOf = (action: string) => actions.find(({ code }) => code === action)?.name ?? action;

  function send(event: FormEvent) {
    event.preventDefault();
    show(draft, 1);
  }

  return (
    <>
      <PageHead title={t('audit.title')} />
      <Faults />
      <form className={styles.filter} onSubmit={send}>
        <SelectField
          label={t('audit.action')}
          value={draft.action}
          onChange={(event) => setDraft((now) => ({ ...now, action: event.target.value }))}
        >
          <option value="">{t('audit.all')}</option>
          {actions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`audit.${field}`)}
            type={field === 'from' || field === 'to' ? 'date' : 'text'}
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            value={draft[field]}
            onChange={(event) => setDraft((now) => ({ ...now, [field]: event.target.value }))}
          />
        ))}
        <Button type="submit" kind="primary">
          {t('audit.show')}
        </Button>
      </form>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {data?.entries.length === 0 && <EmptyState title={t('audit.none')} />}
      {data && data.entries.length > 0 && (
        <>
          <StaffTable
            label={t('audit.title')}
            columns={[
              t('audit.at'),
              t('audit.who'),
              t('audit.action'),
              t('audit.subject'),
              t('audit.details'),
            ]}
          >
            {data.entries.map((entry) => (
              <tr key={entry.entryId}>
                <td className={styles.time}>{format.dateTime(entry.at)}</td>
                <td>
                  {entry.name ||
                    t(/^(selfCheck|cardsElsewhere)\./.test(entry.action) ? 'audit.reader' : 'audit.operator')}
                </td>
                <td>{nameOf(entry.action)}</td>
                <td className={styles.subject}>
                  <AuditedSubject entry={entry} />
                </td>
                <td>
                  <AuditDetails details={entry.details} />
                </td>
              </tr>
            ))}
          </StaffTable>
          <div className={styles.pages}>
            <Button disabled={page <= 1} onClick={() => show(chosen, page - 1)}>
              {t('audit.newer')}
            </Button>
            <span className="muted">
              {t('audit.of', {
                from: format.number((page - 1) * ROWS + 1),
                to: format.number((page - 1) * ROWS + data.entries.length),
                total: format.number(data.total),
              })}
            </span>
            <Button disabled={page * ROWS >= data.total} onClick={() => show(chosen, page + 1)}>
              {t('audit.older')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

type AuditEntry = OutputOf<(typeof listAudit)['output']>['entries'][number];

/** An id that the portal gave: it says nothing beside a name. */
const OWN_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** What an entry is about: its name and its reader, with the number that people know it by. */
function AuditedSubject({
  entry: { subject, subjectName, reader },
}: {
  readonly entry: Pick<AuditEntry, 'subject' | 'subjectName' | 'reader'>;
}) {
  const isNamed = subjectName !== '' || reader !== '';
  const hasNumber = subject !== subjectName && !(isNamed && OWN_ID.test(subject));
  return (
    <>
      {subjectName !== '' && <div>{subjectName}</div>}
      {reader !== '' && <div>{reader}</div>}
      {hasNumber && <div className={isNamed ? 'muted small' : undefined}>{subject}</div>}
    </>
  );
}
