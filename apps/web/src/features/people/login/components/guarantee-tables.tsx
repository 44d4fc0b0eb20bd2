import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Guarantee } from '../guarantee.ts';
import styles from './guarantee-tables.module.css';

const LOAN_COLUMNS = [
  'title',
  'author',
  'loanDate',
  'normReturnDate',
  'yearVol',
  'locationName',
  'callNo',
  'barcode',
  'propNo',
] as const;
const BEHAVIOUR_COLUMNS = [
  'behaviourTypeName',
  'title',
  'author',
  'isbn',
  'callNo',
  'barcode',
  'propNo',
  'locationName',
  'blockStartDate',
  'blockEndDate',
] as const;

/** The loans and unsettled records of the guaranteed reader, as the notice lists them. The accession number is shown where it is kept. */
export function GuaranteeTables({ detail }: { readonly detail: Guarantee }) {
  const { t } = useTranslation('login');
  const format = useFormat();
  const loanColumns = LOAN_COLUMNS.filter(
    (column) => column !== 'propNo' || detail.guaranteeUserPhysicsLoan.some((loan) => loan.propNo),
  );
  const behaviourColumns = BEHAVIOUR_COLUMNS.filter(
    (column) => column !== 'propNo' || detail.guaranteeUserUnresolvedBehaviour.some((one) => one.propNo),
  );
  return (
    <>
      {detail.guaranteeUserPhysicsLoan.length > 0 && (
        <Table
          caption={t('guarantee.loans')}
          heads={loanColumns.map((column) => t(`guarantee.columns.${column}`))}
          rows={detail.guaranteeUserPhysicsLoan.map((loan) => ({
            key: loan.loanId,
            cells: loanColumns.map((column) => loan[column]),
          }))}
        />
      )}
      {detail.guaranteeUserUnresolvedBehaviour.length > 0 && (
        <Table
          caption={t('guarantee.behaviours')}
          heads={[
            ...behaviourColumns.map((column) => t(`guarantee.columns.${column}`)),
            t('guarantee.columns.dueDebt'),
          ]}
          rows={detail.guaranteeUserUnresolvedBehaviour.map((behaviour) => ({
            key: behaviour.behaviourDetlId,
            cells: [
              ...behaviourColumns.map((column) => behaviour[column] || '–'),
              format.money({ amount: behaviour.dueDebt, currency: behaviour.currency }),
            ],
          }))}
          lastIsNumber
        />
      )}
    </>
  );
}

function Table({
  caption,
  heads,
  rows,
  lastIsNumber,
}: {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly lastIsNumber?: boolean;
}) {
  const { t } = useTranslation('login');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-last-number={lastIsNumber || undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('guarantee.columns.index')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <td>{index + 1}</td>
              {row.cells.map((cell, place) => (
                <td key={heads[place]} data-label={heads[place]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
