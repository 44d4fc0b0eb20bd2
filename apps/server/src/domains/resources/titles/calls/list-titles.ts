import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { LETTERS } from '@lectern/contracts/resources/databases/eresource';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { implement } from '../../../../platform/http/implement.ts';
import { countPlaces, isChosen } from '../count-places.ts';
import { eresourcesWithTitles } from '../eresources-with-titles.ts';
import { findTitleIds } from '../find-title-ids.ts';
import { presentTitles } from '../present-titles.ts';
import { ALL, pageOfPlaces, placesAmong, talliesOf } from '../store/place-store.ts';

export const listTitlesCall = implement(listTitles)(async ({ input, context, deps }) => {
  const { keyWord, letter, kind, eresource, isFree, marks, page, rows: limit } = input;
  const { db } = deps;
  const tenantId = context.tenant.id;
  const shelves = eresource.length > 0 ? eresource : [ALL];
  const letterPlace = letter === '' ? undefined : LETTERS.indexOf(letter.toUpperCase());
  const choice = { letterPlace, kind, isFree };
  const offset = (page - 1) * limit;
  const eresources = await eresourcesWithTitles(db, context);
  if (keyWord === '') {
    const ids = await pageOfPlaces(db, tenantId, shelves, { ...choice, marks }, { offset, limit });
    const counts = countPlaces(await talliesOf(db, tenantId, shelves, marks), choice);
    return { ...counts, eresources, titles: await presentTitles(deps, context, ids) };
  }
  const found = await findTitleIds(deps, context.tenant, keyWord);
  if (isRefusal(found)) return found;
  const places = await placesAmong(db, tenantId, { shelves, marks }, found);
  const chosen = new Set(places.filter((one) => isChosen(one, choice)).map(({ title_id }) => title_id));
  const ids = found.filter((id) => chosen.has(id)).slice(offset, offset + limit);
  return { ...countPlaces(places, choice), eresources, titles: await presentTitles(deps, context, ids) };
});
