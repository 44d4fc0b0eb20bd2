import type { ApiError } from '@lectern/contracts/kernel/client';
import { getTitleImport } from '@lectern/contracts/resources/titles/get-title-import';
import { listTitleLists } from '@lectern/contracts/resources/titles/list-title-lists';
import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '../../../../../lib/use-call.ts';
import { isUnderWay } from './is-under-way.ts';

const ASK_AGAIN_MS = 1_000;

/** An import as it is now. It is asked for until its end; then the lists are loaded again. */
export function useTitleImport(first: TitleImport): {
  readonly run: TitleImport;
  readonly error: ApiError | null;
} {
  const queries = useQueryClient();
  const [isOver, setIsOver] = useState(!isUnderWay(first));
  const { data, error } = useCall(
    getTitleImport,
    { importId: first.importId },
    { staleMs: 0, enabled: !isOver, refetchMs: ASK_AGAIN_MS },
  );
  const run = data ?? first;
  if (!isOver && !isUnderWay(run)) setIsOver(true);
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: [listTitleLists.path] });
  }, [isOver, queries]);
  return { run, error };
}
