import { AUTHOR_NOT_FOUND } from '@lectern/contracts/discovery/authors/errors';
import { getAuthorInfo } from '@lectern/contracts/discovery/authors/get-author-info';
import { SEARCH_UNAVAILABLE } from '@lectern/contracts/discovery/search/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { FacetField } from '@lectern/search/search-document';
import { implement } from '../../../../platform/http/implement.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { roleName } from '../../../collection/vocabulary/code-names/role-names.ts';
import { countValues } from '../count-values.ts';
import { findAuthor } from '../find-author.ts';
import { formKey, shownName } from '../name-forms.ts';
import { yearsOfLife } from '../years-of-life.ts';

const MOST_VALUES = 12;
const MOST_YEARS = 200;

export const getAuthorInfoCall = implement(getAuthorInfo)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const author = await findAuthor(deps, tenant.id, input);
  if (isRefusal(author)) return author;
  const { query, forms, works } = author;
  const [newest] = works;
  if (!newest) return refuse(AUTHOR_NOT_FOUND);
  const counted = await askEngine(deps, tenant.id, {
    query,
    facets: [
      { field: 'author', limit: MOST_VALUES + forms.length },
      { field: 'subject', limit: MOST_VALUES },
      { field: 'year', limit: MOST_YEARS, order: 'value' },
    ],
    offset: 0,
    limit: 0,
  });
  if (isRefusal(counted)) return refuse(SEARCH_UNAVAILABLE);
  const valuesOf = (field: FacetField) => counted.facets.find((one) => one.field === field)?.values ?? [];
  const name = shownName(newest.creator);
  const keys = new Set(forms.map(formKey));
  const life = yearsOfLife(works.flatMap(({ creator }) => creator.dates ?? []));
  return {
    name,
    kind: newest.creator.kind,
    otherForms: forms.filter((form) => form !== name),
    dates: life.dates,
    namesakes: newest.creator.kind === 'person' ? [...life.namesakes] : [],
    workCount: counted.total,
    roles: countValues(works.flatMap(({ creator }) => creator.roles)).map(({ value, count }) => ({
      code: value,
      name: roleName(value, language),
      count,
    })),
    coAuthors: valuesOf('author')
      .filter(({ value }) => !keys.has(formKey(value)))
      .slice(0, MOST_VALUES)
      .map(({ value, count }) => ({ name: value, count })),
    subjects: valuesOf('subject').map(({ value, count }) => ({ heading: value, count })),
    years: valuesOf('year')
      .map(({ value, count }) => ({ year: Number(value), count }))
      .toSorted((one, other) => one.year - other.year),
  };
});
