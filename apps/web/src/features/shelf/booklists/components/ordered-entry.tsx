import type { ListEntry } from '@lectern/contracts/shelf/booklists/book-list';
import { ArrowDown, ArrowUp, ArrowUpToLine, Ellipsis, GripVertical, NotebookPen, Trash2 } from 'lucide-react';
import { GridListItem, Button as HandleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowAvailability } from '../../../../components/availability/availability.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { Menu } from '../../../../components/menu.tsx';
import { OwnWork } from '../../../../components/own-work/own-work.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from '../booklists.module.css';

/** A work of an own list, with the handle by which it moves and the menu of what can be done with it. */
export function OrderedEntry({
  entry: { recordId, title, author, imgUrl, publisher, publishYear, note, inCatalogue },
  at,
  count,
  onMove,
  onNote,
  onRemove,
}: {
  readonly entry: ListEntry;
  /** Its place, from 0, among how many. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onNote: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('booklists');
  return (
    <GridListItem id={recordId} textValue={title} className={styles.orderedRow ?? ''}>
      <HandleButton slot="drag" aria-label={t('order.handle', { title })} className={styles.handle ?? ''}>
        <GripVertical size={20} aria-hidden />
      </HandleButton>
      <Cover recordId={recordId} title={title} author={author} imgUrl={imgUrl} width="56px" />
      <div className={styles.about}>
        <h2>{inCatalogue ? <Link to={bibAddress(recordId)}>{title}</Link> : title}</h2>
        <p className="muted small">
          {factLine(author, publisher, publishYear === null ? '' : String(publishYear))}
        </p>
        {inCatalogue ? (
          <>
            <RowAvailability recordId={recordId} />
            <OwnWork recordId={recordId} title={title} without="kept" />
          </>
        ) : (
          <Pill tone="warn">{t('gone')}</Pill>
        )}
        {note && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <Menu
        label={t('entry.actions', { title })}
        framed
        withoutArrow
        entries={[
          {
            key: 'note',
            label: t('entry.note'),
            icon: <NotebookPen size={16} aria-hidden />,
            run: onNote,
          },
          ...(at > 1
            ? [
                {
                  key: 'first',
                  label: t('order.first'),
                  icon: <ArrowUpToLine size={16} aria-hidden />,
                  run: () => onMove(0),
                },
              ]
            : []),
          ...(at > 0
            ? [
                {
                  key: 'up',
                  label: t('order.up'),
                  icon: <ArrowUp size={16} aria-hidden />,
                  run: () => onMove(at - 1),
                },
              ]
            : []),
          ...(at < count - 1
            ? [
                {
                  key: 'down',
                  label: t('order.down'),
                  icon: <ArrowDown size={16} aria-hidden />,
                  run: () => onMove(at + 1),
                },
              ]
            : []),
          {
            key: 'remove',
            label: t('entry.remove'),
            icon: <Trash2 size={16} aria-hidden />,
            run: onRemove,
          },
        ]}
      >
        <Ellipsis size={18} aria-hidden />
      </Menu>
    </GridListItem>
  );
}
