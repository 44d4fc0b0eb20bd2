import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../../components/notice.tsx';
import { useErrorText } from '../../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { ImportReport } from './import-report.tsx';
import { isUnderWay } from './is-under-way.ts';
import { useTitleImport } from './use-title-import.ts';

/** How far an import is, and at its end what it did. */
export function RunningImport({
  first,
  onEnd,
}: {
  readonly first: TitleImport;
  readonly onEnd: (run: TitleImport) => void;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const errorText = useErrorText();
  const { run, error } = useTitleImport(first);
  const hasEnded = !isUnderWay(run) && isUnderWay(first);
  useEffect(() => {
    if (hasEnded) onEnd(run);
  }, [hasEnded, run, onEnd]);
  if (!isUnderWay(run)) return <ImportReport run={run} />;
  const key = run.state === 'waiting' ? 'waiting' : run.isCheck ? 'checking' : 'importing';
  return (
    <div role="status">
      <Notice>{t(`staff.import.${key}`, { number: format.number(run.readCount) })}</Notice>
      {error && <Notice tone="warn">{errorText(error)}</Notice>}
    </div>
  );
}
