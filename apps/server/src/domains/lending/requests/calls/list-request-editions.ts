import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  listRequestEditions,
  type RequestEdition,
} from '@lectern/contracts/lending/requests/list-request-editions';
import { implement } from '../../../../platform/http/implement.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { languageName } from '../../../collection/vocabulary/code-names/language-names.ts';

export const listRequestEditionsCall = implement(listRequestEditions)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const editions = (await deps.ils.of(tenant).requests?.editions?.(patron.id, input.recordId)) ?? [];
  if (isRefusal(editions)) return editions;
  const ids = [input.recordId, ...editions.map(({ bibId }) => bibId)];
  const bibs = await findBibs(deps.db, tenant.id, ids);
  const own = bibs.get(input.recordId)?.bib;
  if (!own) return refuse(BIB_NOT_FOUND);
  const named = (langCode: string) => ({
    langCode,
    langName: langCode === '' ? '' : languageName(langCode, language),
  });
  return {
    ...named(own.languages[0] ?? ''),
    editions: editions.flatMap(({ bibId, readersBefore, wait }): RequestEdition[] => {
      const bib = bibs.get(bibId)?.bib;
      if (!bib) return [];
      const { title, edition, publisher, publishYear, langCode } = listedBib(bib);
      const words = { title, edition, publisher, publishYear, ...named(langCode) };
      return [{ recordId: bibId, ...words, readersBefore, wait: wait ?? null }];
    }),
  };
});
