import { getBookInfo } from '@lectern/contracts/collection/detail/get-book-info';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { listedBib } from '../../catalogue/records/bib-words.ts';
import { coverAddress } from '../../catalogue/records/cover-address.ts';
import { docTypeName } from '../../vocabulary/code-names/doc-type-names.ts';
import { languageName } from '../../vocabulary/code-names/language-names.ts';
import { findAskedBib } from '../find-asked-bib.ts';

export const getBookInfoCall = implement(getBookInfo)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const record = await findAskedBib(deps, tenant.id, input);
  if (isRefusal(record)) return record;
  const { id, bib } = record;
  const { docCode: _, langCode, ...words } = listedBib(bib);
  return {
    recordId: id,
    ...words,
    docName: docTypeName(bib.docType, language),
    langName: langCode === '' ? '' : languageName(langCode, language),
    abstract: bib.abstracts[0] ?? '',
    imgUrl: coverAddress(tenant.settings, bib),
  };
});
