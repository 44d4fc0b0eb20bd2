import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { listEditions } from '@lectern/contracts/discovery/works/list-editions';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../../collection/catalogue/records/cover-address.ts';
import { countOfWorks, editionsBeside, workKeysOf } from '../../../collection/catalogue/works/editions-of.ts';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import { languageName } from '../../../collection/vocabulary/code-names/language-names.ts';

export const listEditionsCall = implement(listEditions)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { recordId, page, rows } = input;
  const key = (await workKeysOf(deps.db, tenant.id, [recordId])).get(recordId);
  if (key === undefined) return refuse(BIB_NOT_FOUND);
  if (key === '') return { total: 0, editions: [] };
  const counts = await countOfWorks(deps.db, tenant.id, [key]);
  const part = { workKey: key, besides: recordId, offset: (page - 1) * rows, limit: rows };
  const editions = await editionsBeside(deps.db, tenant.id, part);
  return {
    total: (counts.get(key) ?? 1) - 1,
    editions: editions.map(({ id, bib }) => {
      const listed = listedBib(bib);
      return {
        recordId: id,
        ...listed,
        docName: docTypeName(bib.docType, language),
        langName: listed.langCode === '' ? '' : languageName(listed.langCode, language),
        imgUrl: coverAddress(tenant.settings, bib),
      };
    }),
  };
});
