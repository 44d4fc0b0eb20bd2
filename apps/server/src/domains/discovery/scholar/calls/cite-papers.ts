import { citePapers } from '@lectern/contracts/discovery/scholar/cite-papers';
import { implement } from '../../../../platform/http/implement.ts';
import { cite } from '../../citations/cite.ts';
import { citedPaper } from '../files/bib-of-paper.ts';
import { chosenPapers } from '../works/chosen-papers.ts';

export const citePapersCall = implement(citePapers)(async ({ input, context, deps }) => {
  const { style, language = context.language } = input;
  const papers = await chosenPapers(deps, context, input.ids);
  const citations = await cite(deps, context.caller, papers.map(citedPaper), { style, language });
  return citations.map(({ text, html, inStyle }, at) => ({ id: papers[at]?.id ?? '', text, html, inStyle }));
});
