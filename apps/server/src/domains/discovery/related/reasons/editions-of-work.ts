import { editionsBeside, workKeysOf } from '../../../collection/catalogue/works/editions-of.ts';
import { NOTHING_RELATED, type Reason } from '../related-works.ts';

/** Other editions, translations and formats, newest first. */
export const editionsOfWork: Reason = {
  code: 'edition',
  async find({ db }, { tenant, rows }, { id }) {
    const workKey = (await workKeysOf(db, tenant.id, [id])).get(id) ?? '';
    if (workKey === '') return NOTHING_RELATED;
    const editions = await editionsBeside(db, tenant.id, { workKey, besides: id, offset: 0, limit: rows });
    return {
      name: '',
      works: editions.map(({ id: other, bib }) => ({ id: other, about: bib.edition ? [bib.edition] : [] })),
    };
  },
};
