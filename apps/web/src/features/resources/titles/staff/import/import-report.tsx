import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { FaultTable } from './fault-table.tsx';
import styles from './import.module.css';
import { ImportHead } from './import-head.tsx';
import { NamedTitles } from './named-titles.tsx';

/** What an import did, or would do: counts, titles that come and go, what is wrong, or why the file is refused. */
export function ImportReport({ run }: { readonly run: TitleImport }) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const { state, encoding, unknownColumns } = run;
  const counts = [
    ['read', run.readCount],
    ['came', run.cameCount],
    ['went', run.wentCount],
    ['changed', run.changedCount],
    ['same', run.sameCount],
    ['leftOut', run.leftOutCount],
    ['faults', run.faultCount],
  ] as const;
  return (
    <section className={styles.report} aria-live="polite">
      <ImportHead run={run} />
      <p className="muted small">
        {factLine(
          run.fileName &&
            t('staff.import.file', { name: run.fileName, time: format.dateTime(run.startedAt) }),
          encoding && t('staff.import.readAs', { encoding: t(`staff.import.encodings.${encoding}`) }),
        )}
      </p>
      {state === 'done' && (
        <>
          <dl className={styles.counts} aria-label={t('staff.import.counts')}>
            {counts.map(([name, count]) => (
              <div key={name}>
                <dt>{t(`staff.import.count.${name}`)}</dt>
                <dd className="num">{format.number(count)}</dd>
              </div>
            ))}
          </dl>
          <FaultTable run={run} />
          <NamedTitles heading={t('staff.import.came')} names={run.came} />
          <NamedTitles heading={t('staff.import.went')} names={run.went} />
        </>
      )}
      {unknownColumns.length > 0 && (
        <p className="muted small">{t('staff.import.unknown', { columns: format.list(unknownColumns) })}</p>
      )}
    </section>
  );
}
