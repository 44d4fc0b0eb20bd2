import { SCHOLAR_NOTHING_TO_EXPORT } from '@lectern/contracts/discovery/scholar/errors';
import { exportPapers } from '@lectern/contracts/discovery/scholar/export-papers';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { paperFile } from '../files/paper-file.ts';
import { chosenPapers } from '../works/chosen-papers.ts';

export const exportPapersCall = implementRaw(exportPapers)(async ({ input, context, deps }) => {
  const papers = await chosenPapers(deps, context, input.ids);
  if (papers.length === 0) return refuse(SCHOLAR_NOTHING_TO_EXPORT);
  return paperFile(papers, input.format, { ...context, now: deps.clock.now() });
});
