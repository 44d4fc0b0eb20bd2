import type { Bib } from '@lectern/marc/bib';
import type { MeaningText } from '@lectern/search/meaning/meaning-model';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { meaningTextOf } from './meaning-text.ts';

const PAGE = 500;

/** What all records of a tenant that search may find are about, in the order of their ids, page by page. */
export async function* pageMeaningTexts(db: Db, tenantId: string): AsyncGenerator<MeaningText[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('bib')
      .select(['id', 'bib'])
      .where('tenant_id', '=', tenantId)
      .where('suppressed', '=', 0)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows.map(({ bib }) => meaningTextOf(fromJson<Bib>(bib)));
  }
}
