import { getAuthorBookInfo } from '@lectern/contracts/discovery/authors/get-author-book-info';
import { SEARCH_UNAVAILABLE } from '@lectern/contracts/discovery/search/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../../collection/catalogue/records/cover-address.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import { roleName } from '../../../collection/vocabulary/code-names/role-names.ts';
import { findAuthor, NEWEST_FIRST } from '../find-author.ts';
import { formKey, formsOf, shownName } from '../name-forms.ts';

export const getAuthorBookInfoCall = implement(getAuthorBookInfo)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { page, rows, ...asked } = input;
  const author = await findAuthor(deps, tenant.id, asked);
  if (isRefusal(author)) return author;
  const part = { sort: NEWEST_FIRST, offset: (page - 1) * rows, limit: rows };
  const found = await askEngine(deps, tenant.id, { query: author.query, ...part });
  if (isRefusal(found)) return refuse(SEARCH_UNAVAILABLE);
  const ids = found.hits.map(({ id }) => id);
  const bibs = await findBibs(deps.db, tenant.id, ids);
  const keys = new Set(author.forms.map(formKey));
  const works = ids.flatMap((recordId) => {
    const bib = bibs.get(recordId)?.bib;
    if (!bib) return [];
    const creators = bib.creators.filter((one) => formsOf(one).some((form) => keys.has(formKey(form))));
    return [
      {
        recordId,
        ...listedBib(bib),
        docName: docTypeName(bib.docType, language),
        imgUrl: coverAddress(tenant.settings, bib),
        roles: [...new Set(creators.flatMap(({ roles }) => roles))].map((role) => roleName(role, language)),
      },
    ];
  });
  const [newest] = author.works;
  return { name: newest ? shownName(newest.creator) : '', total: found.total, works };
});
