import { type Favourite, isRecordKind } from '@lectern/contracts/shelf/favourites/favourite';
import type { FavouriteFolder } from '@lectern/contracts/shelf/favourites/folder';
import { Ellipsis, FolderInput, NotebookPen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowAvailability } from '../../../../components/availability/availability.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { Menu } from '../../../../components/menu.tsx';
import { OwnWork } from '../../../../components/own-work/own-work.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { WorkRow } from '../../../../components/work-row.tsx';
import { eresourceAddress } from '../../../../lib/eresource-address.ts';
import { factLine } from '../../../../lib/fact-line.ts';
import { objectAddress } from '../../../../lib/object-address.ts';
import { keptPaperAddress } from '../../../../lib/paper-address.ts';
import { select, selection } from '../../../../lib/search/selection.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { titleAddress } from '../../../../lib/title-address.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../favourites.module.css';
import { useRemoval } from '../use-removal.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** One favourite: the work, what its reader said about it, and what can be done with it. */
export function FavouriteRow({
  favourite,
  folders,
  onTag,
}: {
  readonly favourite: Favourite;
  readonly folders: readonly FavouriteFolder[];
  readonly onTag: (tag: string) => void;
}) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const remove = useRemoval();
  const chosen = useExternalStore(selection);
  const [open, setOpen] = useState<'describe' | 'move'>();
  const { recordId, title, author, publisher, publishYear, note, tags, state, inCatalogue } = favourite;
  const isRecord = isRecordKind(favourite.kind);
  const checked = chosen.some((one) => one.recordId === recordId);
  const said = !isRecord || state || note || tags.length > 0 || !inCatalogue;
  return (
    <WorkRow
      recordId={recordId}
      choice={
        <label className={styles.choice}>
          <input
            type="checkbox"
            aria-label={t('choose', { title })}
            checked={checked}
            disabled={!inCatalogue || !isRecord}
            onChange={() => select([favourite], !checked)}
          />
        </label>
      }
      cover={
        <Cover
          recordId={recordId}
          title={title}
          author={author}
          imgUrl={favourite.imgUrl}
          width="var(--row-cover)"
        />
      }
      title={inCatalogue ? <Link to={addressOf(favourite)}>{title}</Link> : title}
      facts={factLine(
        author,
        publisher,
        publishYear === null ? '' : String(publishYear),
        t('addedOn', { day: format.dayOf(favourite.addedAt) }),
      )}
      actions={
        <Menu
          label={t('actions', { title })}
          framed
          withoutArrow
          entries={[
            {
              key: 'describe',
              label: t('describe'),
              icon: <NotebookPen size={16} aria-hidden />,
              run: () => setOpen('describe'),
            },
            {
              key: 'move',
              label: t('move'),
              icon: <FolderInput size={16} aria-hidden />,
              run: () => setOpen('move'),
            },
            {
              key: 'remove',
              label: t('remove'),
              icon: <Trash2 size={16} aria-hidden />,
              run: () => remove.start({ recordIds: [recordId] }),
            },
          ]}
        >
          <Ellipsis size={18} aria-hidden />
        </Menu>
      }
    >
      {inCatalogue && isRecord && (
        <>
          <RowAvailability recordId={recordId} />
          <OwnWork recordId={recordId} title={title} without="favourite" />
        </>
      )}
      {said && (
        <div className={styles.said}>
          {!inCatalogue && <Pill tone="warn">{t(isRecord ? 'gone' : 'goneDatabase')}</Pill>}
          {favourite.kind === 'eresource' && <Pill>{t('database')}</Pill>}
          {favourite.kind === 'title' && <Pill>{t('onlineTitle')}</Pill>}
          {favourite.kind === 'paper' && <Pill>{t('scholarlyWork')}</Pill>}
          {favourite.kind === 'object' && <Pill>{t('digitalObject')}</Pill>}
          {state && <Pill tone="accent">{t(`state.${state}`)}</Pill>}
          {tags.map((tag) => (
            <button key={tag} type="button" className={styles.tag} onClick={() => onTag(tag)}>
              {tag}
            </button>
          ))}
          {note && <span>{note}</span>}
        </div>
      )}
      {open === 'describe' && <DescribeDialog favourite={favourite} onClose={() => setOpen(undefined)} />}
      {open === 'move' && (
        <MoveDialog recordIds={[recordId]} folders={folders} onClose={() => setOpen(undefined)} />
      )}
    </WorkRow>
  );
}

/** The page of what is kept. */
function addressOf({ kind, recordId }: Pick<Favourite, 'kind' | 'recordId'>): string {
  if (kind === 'eresource') return eresourceAddress(recordId);
  if (kind === 'paper') return keptPaperAddress(recordId);
  if (kind === 'object') return objectAddress(recordId);
  return kind === 'title' ? titleAddress(recordId) : bibAddress(recordId);
}
