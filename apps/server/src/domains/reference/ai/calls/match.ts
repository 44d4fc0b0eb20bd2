import { refuse } from '@lectern/contracts/kernel/refusal';
import { ASSISTANT_CLOSED } from '@lectern/contracts/reference/ai/errors';
import { MOST_MATCHED, match } from '@lectern/contracts/reference/ai/match';
import { implement } from '../../../../platform/http/implement.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { isOpen } from '../is-open.ts';
import { distinctWorks, matchWork } from '../match-works.ts';
import { openTools } from '../tools/open-tools.ts';

export const matchCall = implement(match)(async ({ input, context, deps }) => {
  if (!isOpen(context.tenant)) return refuse(ASSISTANT_CLOSED);
  const tools = openTools(deps, context);
  const works = distinctWorks(input.matchData, MOST_MATCHED);
  const ids = (await Promise.all(works.map((work) => matchWork(tools, work)))).flatMap((id) => id ?? []);
  const bibs = await findBibs(deps.db, context.tenant.id, ids);
  return [...new Set(ids)].flatMap((recordId) => {
    const bib = bibs.get(recordId)?.bib;
    if (!bib) return [];
    const { title, isbn, author, publishYear, publisher } = listedBib(bib);
    return [
      { recordId, title, isbn, author, pubDate: publishYear === null ? '' : String(publishYear), publisher },
    ];
  });
});
