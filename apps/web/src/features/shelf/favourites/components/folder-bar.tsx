import type { FavouriteFolder } from '@lectern/contracts/shelf/favourites/folder';
import { Pencil, Settings2, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../../components/menu.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../favourites.module.css';
import { DeleteFolder } from './delete-folder.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { ShareFolder } from './share-folder.tsx';

/** Chooses a folder, and changes, shares or deletes the chosen one. */
export function FolderBar({
  folders,
  shown,
  onShow,
}: {
  readonly folders: readonly FavouriteFolder[];
  /** The id of the chosen folder; empty for all. */
  readonly shown: string;
  readonly onShow: (folderId: string) => void;
}) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const [open, setOpen] = useState<'rename' | 'share' | 'delete'>();
  const folder = folders.find(({ folderId }) => folderId === shown);
  const close = () => setOpen(undefined);
  const total = folders.reduce((sum, { count }) => sum + count, 0);
  const label = (name: string, count: number) => `${name} (${format.number(count)})`;
  return (
    <div className={styles.bar}>
      <SelectMenu
        label={t('folder.label')}
        align="start"
        value={folder?.folderId ?? ''}
        options={[
          { value: '', label: label(t('folder.all'), total) },
          ...folders.map(({ folderId, name, count }) => ({ value: folderId, label: label(name, count) })),
        ]}
        onChange={onShow}
      />
      {folder && (
        <Menu
          label={t('folder.actions')}
          framed
          withoutArrow
          align="start"
          entries={[
            {
              key: 'rename',
              label: t('folder.rename'),
              icon: <Pencil size={16} aria-hidden />,
              run: () => setOpen('rename'),
            },
            {
              key: 'share',
              label: t('folder.share'),
              icon: <Share2 size={16} aria-hidden />,
              run: () => setOpen('share'),
            },
            ...(folder.isDefault
              ? []
              : [
                  {
                    key: 'delete',
                    label: t('folder.delete'),
                    icon: <Trash2 size={16} aria-hidden />,
                    run: () => setOpen('delete'),
                  },
                ]),
          ]}
        >
          <Settings2 size={18} aria-hidden />
        </Menu>
      )}
      {folder?.shared && <Pill tone="accent">{t('folder.shared')}</Pill>}
      {folder && open === 'rename' && <FolderDialog folder={folder} onClose={close} />}
      {folder && open === 'share' && <ShareFolder folder={folder} onClose={close} />}
      {folder && open === 'delete' && (
        <DeleteFolder
          folder={folder}
          onDeleted={() => {
            close();
            onShow('');
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
