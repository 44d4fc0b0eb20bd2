import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { getBookDetail, type RecordKind } from '@lectern/contracts/collection/detail/get-book-detail';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { FavouriteKind } from '@lectern/contracts/shelf/favourites/favourite';
import { implement } from '../../../../platform/http/implement.ts';
import { describeThings } from '../../../../platform/keepable.ts';
import { authorLine, mainIsbn, mainPublisher } from '../../catalogue/records/bib-words.ts';
import { coverAddress } from '../../catalogue/records/cover-address.ts';
import { docTypeName } from '../../vocabulary/code-names/doc-type-names.ts';
import { findAskedBib } from '../find-asked-bib.ts';

const KINDS: Readonly<Record<FavouriteKind, RecordKind>> = {
  bib: 'bib',
  online: 'bib',
  eresource: 'eresource',
  title: 'title',
  paper: 'paper',
  object: 'object',
};

export const getBookDetailCall = implement(getBookDetail)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const record = await findAskedBib(deps, tenant.id, input);
  if (!isRefusal(record)) {
    const { id, bib } = record;
    return {
      kind: 'bib',
      recordId: id,
      title: bib.title,
      author: authorLine(bib),
      isbn: mainIsbn(bib),
      publisher: mainPublisher(bib),
      publishYear: bib.year ?? null,
      docCode: { code: bib.docType, name: docTypeName(bib.docType, language) },
      imgUrl: coverAddress(tenant.settings, bib),
    };
  }
  const { recordId } = input;
  if (recordId === undefined) return record;
  const thing = (await describeThings(deps, deps.db, tenant.id, [recordId])).get(recordId);
  if (!thing) return refuse(BIB_NOT_FOUND);
  return {
    kind: KINDS[thing.kind],
    recordId,
    title: (thing.names && nameIn(thing.names, language)) || thing.title,
    author: thing.author,
    isbn: thing.isbn,
    publisher: '',
    publishYear: null,
    docCode: null,
    imgUrl: '',
  };
});
