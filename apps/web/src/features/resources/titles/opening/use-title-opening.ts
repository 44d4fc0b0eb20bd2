import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import type { TitleSource } from '@lectern/contracts/resources/titles/title';
import type { OpeningBehaviour } from '../../../../components/eresources/use-behaviour.ts';
import { type Opening, useOpening } from '../../../../components/eresources/use-opening.ts';
import { useCaller } from '../../../../lib/caller.ts';

/** The article that is looked for in a title. */
export type ArticlePlace = Pick<
  InputOf<typeof chooseTitleEntrance.input>,
  'doi' | 'issn' | 'volume' | 'issue' | 'page'
>;

/** Opens a title in one of its databases, or an article in it. It counts for the title and for the database. */
export function useTitleOpening(
  id: string,
  { sourceId, eresourceId }: Pick<TitleSource, 'sourceId' | 'eresourceId'>,
  behaviour: OpeningBehaviour,
): Opening<ArticlePlace> {
  const { client } = useCaller();
  return useOpening(
    {
      choose: (place?: ArticlePlace) => client.call(chooseTitleEntrance, { id, sourceId, ...place }),
      counts: [
        { event: 'openTitle', recordId: id },
        { event: 'openDatabase', recordId: eresourceId },
      ],
    },
    behaviour,
  );
}
