import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { FileUp, FolderPlus, Star } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AvailabilityAge, AvailabilityProvider } from '../../../components/availability/availability.tsx';
import { inCatalogue } from '../../../components/availability/in-catalogue.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { ChosenBar } from './components/chosen-bar.tsx';
import { FavouriteRow } from './components/favourite-row.tsx';
import { FolderBar } from './components/folder-bar.tsx';
import { FolderDialog } from './components/folder-dialog.tsx';
import { ImportDialog } from './components/import-dialog.tsx';
import { ListBar } from './components/list-bar.tsx';
import styles from './favourites.module.css';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

const ROWS = 20;

/** The works that the reader keeps, by folder, with search, states and tags. */
export default function FavouritesSection({ SelectionBar }: { readonly SelectionBar: ComponentType }) {
  const { t } = useTranslation('favourites');
  const [query, setQuery] = useSearchParams();
  const shown = readListAddress(query);
  const page = usePageNumber();
  const [isAdding, setIsAdding] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const folders = useCall(listFolders, {}, { staleMs: 0 });
  const { folder, words: keyWord, tag, state, sort } = shown;
  const input = { ...(folder && { folderId: folder }), keyWord, tag, state, sort, page, rows: ROWS };
  const list = useCall(listFavourites, input, { keepPrevious: true, staleMs: 0 });
  const show = (change: Partial<ListAddress>) => setQuery(writeListAddress({ ...shown, ...change }));
  const isNarrowed = Boolean(folder || keyWord || tag || state);
  const all = folders.data ?? [];
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <div className={styles.headActions}>
          <Button icon={<FileUp size={16} aria-hidden />} onClick={() => setIsImporting(true)}>
            {t('import.open')}
          </Button>
          <Button icon={<FolderPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('folder.add')}
          </Button>
        </div>
      </div>
      {all.length > 0 && <FolderBar folders={all} shown={folder} onShow={(id) => show({ folder: id })} />}
      {(isNarrowed || (list.data?.total ?? 0) > 0) && <ListBar shown={shown} onShow={show} />}
      <ChosenBar favourites={list.data?.favourites ?? []} folders={all} />
      <AvailabilityProvider recordIds={inCatalogue(list.data?.favourites ?? [])}>
        <PagedList
          answer={list}
          page={page}
          rows={ROWS}
          label={t('pages')}
          query={writeListAddress(shown)}
          empty={
            <EmptyState
              title={t(isNarrowed ? 'noneFound' : 'none')}
              hint={t(isNarrowed ? 'noneFoundHint' : 'noneHint')}
              icon={<Star size={36} strokeWidth={1.4} aria-hidden />}
              actions={
                isNarrowed ? (
                  <Button onClick={() => setQuery({})}>{t('showAll')}</Button>
                ) : (
                  <ButtonLink kind="primary" to="/home">
                    {t('toSearch')}
                  </ButtonLink>
                )
              }
            />
          }
        >
          {list.data?.favourites.map((favourite) => (
            <FavouriteRow
              key={favourite.recordId}
              favourite={favourite}
              folders={all}
              onTag={(one) => show({ tag: one })}
            />
          ))}
        </PagedList>
        <AvailabilityAge />
      </AvailabilityProvider>
      {isImporting && <ImportDialog folders={all} onClose={() => setIsImporting(false)} />}
      {isAdding && <FolderDialog onClose={() => setIsAdding(false)} />}
      <Suspense>
        <SelectionBar />
      </Suspense>
    </>
  );
}
