import { countInvitable } from '@lectern/contracts/people/invitations/count-invitable';
import { getReaderImport } from '@lectern/contracts/people/readers/get-reader-import';
import type { ImportOutcome } from '@lectern/contracts/people/readers/import-outcome';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ImportCounts } from './import-counts.tsx';

const ASK_AGAIN_MS = 2_000;

/** How far an import is, until it is done. */
export function ImportProgress({
  first,
  importId,
}: {
  /** What it had done when it was answered. */
  readonly first: ImportOutcome;
  readonly importId: string;
}) {
  const { t } = useTranslation('readers');
  const format = useFormat();
  const queries = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  const asking = isOver ? { staleMs: 0 } : { staleMs: 0, refetchMs: ASK_AGAIN_MS };
  const { data } = useCall(getReaderImport, { importId }, asking);
  const { state = 'running', total = 0, done = 0 } = data?.progress ?? {};
  if (state !== 'running' && !isOver) setIsOver(true);
  useEffect(() => {
    // Those who were imported can be invited.
    if (isOver) void queries.invalidateQueries({ queryKey: [countInvitable.path] });
  }, [isOver, queries]);
  const rows = { total: format.number(total), done: format.number(done) };
  return (
    <>
      {data && state === 'running' && <Notice>{t('import.running', rows)}</Notice>}
      {state === 'broken' && <Notice tone="bad">{t('import.broken', rows)}</Notice>}
      <ImportCounts outcome={data ?? first} title={t(state === 'done' ? 'import.done' : 'import.soFar')} />
    </>
  );
}
