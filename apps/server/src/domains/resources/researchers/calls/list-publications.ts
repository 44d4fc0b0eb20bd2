import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listPublications } from '@lectern/contracts/resources/researchers/list-publications';
import { implement } from '../../../../platform/http/implement.ts';
import { findPublications } from '../publications/find-publications.ts';
import { presentPublication } from '../publications/present-publications.ts';
import { readShownResearcher } from '../read-shown-researcher.ts';

export const listPublicationsCall = implement(listPublications)(async ({ input, context, deps }) => {
  const { id, guesses, year, page, rows } = input;
  const row = await readShownResearcher(deps.db, context.tenant.id, id, context.patron?.id);
  if (isRefusal(row)) return row;
  const found = await findPublications(deps, row);
  const list = (guesses ? found.guessed : found.known).filter(
    (one) => year === undefined || one.year === year,
  );
  const part = list.slice((page - 1) * rows, page * rows);
  return { total: list.length, publications: part.map((one) => presentPublication(context, one)) };
});
