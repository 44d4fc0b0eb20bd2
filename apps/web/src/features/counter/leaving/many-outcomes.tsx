import type { leaveMany } from '@lectern/contracts/counter/leaving/leave-many';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { toCsv } from '@lectern/rules/csv';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { saveText } from '../../../lib/save-file.ts';
import styles from './leaving.module.css';
import { ManyCertificates } from './many-certificates.tsx';
import { useOutstandingWords } from './use-outstanding-words.ts';

type Results = OutputOf<(typeof leaveMany)['output']>['results'];

/** What became of each reader of the file, or would, to look at and to save. */
export function ManyOutcomes({ results, isDone }: { readonly results: Results; readonly isDone: boolean }) {
  const { t } = useTranslation('leaving');
  const words = useOutstandingWords('staff');
  const outcomeOf = ({ outcome, outstanding }: Results[number]) => {
    const name = isDone && outcome === 'left' ? t('many.doneCount') : t(`many.count.${outcome}`);
    return [name, ...outstanding.map(words)].join(' · ');
  };
  const columns = [t('many.line'), t('many.card'), t('many.name'), t('many.outcome')];
  const rows = results.map((one) => [String(one.line), one.card, one.name, outcomeOf(one)]);
  return (
    <section className={styles.outcomes} aria-live="polite" aria-labelledby="outcomes">
      <SectionHeading id="outcomes">{t(isDone ? 'many.done' : 'many.preview')}</SectionHeading>
      <ManyCertificates certificates={results.flatMap(({ certificate }) => certificate ?? [])} />
      <StaffTable label={t('many.title')} columns={columns}>
        {rows.map(([line, card, name, outcome]) => (
          <tr key={line}>
            <td>{line}</td>
            <td>{card}</td>
            <td>{name}</td>
            <td>{outcome}</td>
          </tr>
        ))}
      </StaffTable>
      <div className={styles.actions}>
        <Button onClick={() => saveText('leaving.csv', toCsv([columns, ...rows]))}>{t('many.save')}</Button>
      </div>
    </section>
  );
}
