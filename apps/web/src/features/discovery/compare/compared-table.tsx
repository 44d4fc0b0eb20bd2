import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WorkAvailability, WorkCover } from '../../../components/availability/availability.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { OwnWork } from '../../../components/own-work/own-work.tsx';
import { bibAddress } from '../../../lib/search-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import styles from './compare-page.module.css';
import { COMPARED_FACTS, factsOf, isDifferent } from './compared-facts.ts';
import type { ComparedRecord } from './use-records.ts';

/** The records as columns. A row in which they differ says so in words. On narrow pages the columns scroll beside the names of the rows. */
export function ComparedTable({
  records,
  onlyDifferent,
  onRemove,
}: {
  readonly records: readonly ComparedRecord[];
  readonly onlyDifferent: boolean;
  readonly onRemove: (recordId: string) => void;
}) {
  const { t } = useTranslation('compare');
  const heading = useId();
  const recordIds = records.map(({ recordId }) => recordId);
  const shown = records.filter(({ bib }) => bib !== undefined);
  // The same call as that of the availability around, so it is made once.
  const { data: onShelf } = useCall(getOnShelfCounts, { recordIds });
  const facts = new Map(shown.map(({ recordId, bib }) => [recordId, bib && factsOf(bib)]));
  const callNumbers = new Map(
    onShelf?.records.map(({ recordId, nearest }) => [recordId, nearest?.callNo ? [nearest.callNo] : []]),
  );
  const rows = [
    ...COMPARED_FACTS.map((name) => ({ name, of: (recordId: string) => facts.get(recordId)?.[name] ?? [] })),
    { name: 'callNumber' as const, of: (recordId: string) => callNumbers.get(recordId) ?? [] },
  ].map((row) => ({ ...row, differs: isDifferent(shown.map(({ recordId }) => row.of(recordId))) }));
  const drawn = rows.filter(({ differs }) => differs || !onlyDifferent);
  const differing = rows.filter(({ differs }) => differs).length;

  return (
    <>
      <p id={heading} className="muted small num" role="status">
        {differing === 0 ? t('allAlike') : t('differing', { count: differing })}
      </p>
      <section className={styles.scroller} aria-label={t('title')}>
        <table className={styles.table} aria-describedby={heading}>
          <thead>
            <tr>
              <td className={styles.name} />
              {records.map((record) => (
                <th key={record.recordId} scope="col">
                  <Head record={record} onRemove={() => onRemove(record.recordId)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ name, of, differs }) => (
              <Row key={name} name={t(`facts.${name}`)} differs={differs}>
                {records.map(({ recordId, isGone }) => (
                  <td key={recordId}>
                    <Lines lines={of(recordId)} nothing={isGone ? '' : t('notSaid')} />
                  </td>
                ))}
              </Row>
            ))}
            <Row name={t('facts.availability')} differs={false}>
              {records.map(({ recordId, bib }) => (
                <td key={recordId}>
                  {bib && (
                    <div className={styles.availability}>
                      <WorkAvailability recordId={recordId} />
                      <OwnWork recordId={recordId} title={bib.title} />
                    </div>
                  )}
                </td>
              ))}
            </Row>
          </tbody>
        </table>
      </section>
    </>
  );
}

function Head({ record, onRemove }: { readonly record: ComparedRecord; readonly onRemove: () => void }) {
  const { t } = useTranslation('compare');
  const { recordId, bib } = record;
  const title = bib?.title ?? t('gone');
  const author = bib?.creators[0]?.vernacular || bib?.creators[0]?.name || '';
  return (
    <div className={styles.head}>
      {bib && <WorkCover work={{ recordId, title, author }} width="64px" />}
      {bib ? <Link to={bibAddress(recordId)}>{title}</Link> : <span className="muted">{title}</span>}
      <span className={styles.remove}>
        <IconButton label={t('remove', { title })} icon={<X size={16} aria-hidden />} onClick={onRemove} />
      </span>
    </div>
  );
}

function Row({
  name,
  differs,
  children,
}: {
  readonly name: string;
  readonly differs: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('compare');
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row" className={styles.name}>
        {name} {differs && <span className={styles.mark}>{t('different')}</span>}
      </th>
      {children}
    </tr>
  );
}

function Lines({ lines, nothing }: { readonly lines: readonly string[]; readonly nothing: string }) {
  if (lines.length === 0) return <span className="muted">{nothing}</span>;
  return lines.map((line) => (
    <span key={line} className={styles.line} dir="auto">
      {line}
    </span>
  ));
}
