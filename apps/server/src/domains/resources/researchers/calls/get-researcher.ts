import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getResearcher } from '@lectern/contracts/resources/researchers/get-researcher';
import { implement } from '../../../../platform/http/implement.ts';
import { presentPerson } from '../present-researchers.ts';
import { findPublications } from '../publications/find-publications.ts';
import { summarise } from '../publications/summarise.ts';
import { readShownResearcher } from '../read-shown-researcher.ts';

export const getResearcherCall = implement(getResearcher)(async ({ input: { id }, context, deps }) => {
  const { tenant, patron } = context;
  const row = await readShownResearcher(deps.db, tenant.id, id, patron?.id);
  if (isRefusal(row)) return row;
  const [person, found] = await Promise.all([presentPerson(deps, context, row), findPublications(deps, row)]);
  return {
    ...person,
    publicationCount: found.known.length,
    guessCount: found.guessed.length,
    isPartial: found.isPartial,
    isSearchAway: found.isSearchAway,
    ...(await summarise(deps.db, tenant.id, found)),
  };
});
