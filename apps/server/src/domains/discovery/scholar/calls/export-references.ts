import {
  SCHOLAR_NOTHING_TO_EXPORT,
  SCHOLAR_SOURCE_SILENT,
} from '@lectern/contracts/discovery/scholar/errors';
import { exportReferences } from '@lectern/contracts/discovery/scholar/export-references';
import { MOST_EXPORTED_PAPERS } from '@lectern/contracts/discovery/scholar/paper-files';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { askPapers } from '../../providers/asking/ask-papers.ts';
import { paperFile } from '../files/paper-file.ts';
import type { FoldedPaper } from '../fold/fold-papers.ts';
import { askInTurn, pageQuestion } from '../references/reference-sources.ts';
import { findPaper } from '../works/find-paper.ts';
import { presentPapers } from '../works/present-papers.ts';

const PAGE = 100;

export const exportReferencesCall = implementRaw(exportReferences)(async ({ input, context, deps }) => {
  const { list, format } = input;
  const found = await findPaper(deps, context, input);
  if (isRefusal(found)) return found;
  const said = await askInTurn(deps, context, found.folded, pageQuestion(list, 0, PAGE));
  if (said === 'silent') return refuse(SCHOLAR_SOURCE_SILENT);
  if (said === 'nothing') return refuse(SCHOLAR_NOTHING_TO_EXPORT);
  const { provider, answer } = said;
  const papers: FoldedPaper[] = answer.papers.map((paper) => [{ provider, paper }]);
  const id = found.folded.find((one) => one.provider === provider)?.paper.id ?? '';
  const last = Math.min(answer.total ?? 0, MOST_EXPORTED_PAPERS);
  for (let offset = PAGE; offset < last; offset += PAGE) {
    const more = await askPapers(deps, context, provider, { what: list, of: id, offset, rows: PAGE });
    // A file that ends in the middle without a word would be taken for the whole.
    if (more.state !== 'answered') return refuse(SCHOLAR_SOURCE_SILENT);
    if (more.answer.papers.length === 0) break;
    papers.push(...more.answer.papers.map((paper): FoldedPaper => [{ provider, paper }]));
  }
  const shown = await presentPapers(deps, context, papers.slice(0, MOST_EXPORTED_PAPERS));
  return paperFile(shown, format, { ...context, now: deps.clock.now() });
});
