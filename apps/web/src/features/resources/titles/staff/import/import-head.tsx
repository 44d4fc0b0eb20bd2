import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../../components/notice.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import styles from './import.module.css';

/** In one sentence how an import ended, and why a file was refused. */
export function ImportHead({ run }: { readonly run: TitleImport }) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const { state, isCheck, refusal, refusedValue, refusedLine } = run;
  if (state === 'failed') return <Notice tone="bad">{t('staff.import.head.failed')}</Notice>;
  if (state !== 'refused' || refusal === '')
    return (
      <h3 className={styles.head}>{t(isCheck ? 'staff.import.head.check' : 'staff.import.head.done')}</h3>
    );
  const why = t(`staff.import.refusal.${refusal}`);
  const line = refusedLine > 0 && t('staff.import.refusalLine', { line: format.number(refusedLine) });
  // What it is instead of text is told by the sentence.
  return (
    <Notice tone="bad">
      <p>
        <b>{t('staff.import.head.refused')}</b>
      </p>
      <p>{why}</p>
      <p className="num" dir="auto">
        {factLine(line, refusal !== 'NOT_TEXT' && refusedValue)}
      </p>
    </Notice>
  );
}
