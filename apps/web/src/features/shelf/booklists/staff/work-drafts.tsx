import { MAX_NOTE, MOST_ENTRIES } from '@lectern/contracts/shelf/booklists/book-list';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import {
  DropIndicator,
  GridList,
  GridListItem,
  Button as HandleButton,
  I18nProvider,
  useDragAndDrop,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from '../booklists.module.css';
import { FindWork } from './find-work.tsx';

export interface WorkDraft {
  readonly recordId: string;
  readonly title: string;
  readonly author: string;
  readonly note: string;
}

/** The works of a list that staff write: put in order by drag, by keyboard at the handle, or by arrows, each with a note. */
export function WorkDrafts({
  works,
  onChange,
}: {
  readonly works: readonly WorkDraft[];
  readonly onChange: (works: readonly WorkDraft[]) => void;
}) {
  const { t } = useTranslation('booklists');
  const language = useLanguage();

  function move(from: number, to: number) {
    const next = works.filter((_, at) => at !== from);
    const moved = works[from];
    if (moved) onChange(next.toSpliced(to, 0, moved));
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropHere ?? ''} />,
    onReorder({ keys, target }) {
      const from = works.findIndex(({ recordId }) => keys.has(recordId));
      const over = works.findIndex(({ recordId }) => recordId === target.key);
      const next = target.dropPosition === 'after' ? over + 1 : over;
      move(from, next > from ? next - 1 : next);
    },
  });

  return (
    <fieldset className={styles.workDrafts}>
      <legend>{t('order.label')}</legend>
      {works.length > 0 && (
        <>
          <p className="muted small">{t('order.hint')}</p>
          <I18nProvider locale={language}>
            <GridList
              aria-label={t('order.label')}
              className={styles.ordered ?? ''}
              keyboardNavigationBehavior="tab"
              items={works.map((work, at) => ({ ...work, id: work.recordId, at }))}
              dragAndDropHooks={dragAndDropHooks}
              dependencies={[works]}
            >
              {({ recordId, title, author, note, at }) => (
                <GridListItem id={recordId} textValue={title} className={styles.orderedRow ?? ''}>
                  <HandleButton
                    slot="drag"
                    aria-label={t('order.handle', { title })}
                    className={styles.handle ?? ''}
                  >
                    <GripVertical size={20} aria-hidden />
                  </HandleButton>
                  <div className={styles.about}>
                    <p>
                      <b>{title}</b> <span className="muted small">{author}</span>
                    </p>
                    <input
                      className={styles.noteInput}
                      aria-label={`${t('entry.noteLabel')}: ${title}`}
                      placeholder={t('entry.noteLabel')}
                      maxLength={MAX_NOTE}
                      value={note}
                      onChange={({ target }) =>
                        onChange(
                          works.map((work) =>
                            work.recordId === recordId ? { ...work, note: target.value } : work,
                          ),
                        )
                      }
                    />
                  </div>
                  <IconButton
                    label={`${t('order.up')}: ${title}`}
                    icon={<ArrowUp size={16} aria-hidden />}
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && move(at, at - 1)}
                  />
                  <IconButton
                    label={`${t('order.down')}: ${title}`}
                    icon={<ArrowDown size={16} aria-hidden />}
                    aria-disabled={at === works.length - 1}
                    onClick={() => at < works.length - 1 && move(at, at + 1)}
                  />
                  <IconButton
                    label={`${t('entry.remove')}: ${title}`}
                    icon={<X size={16} aria-hidden />}
                    onClick={() => onChange(works.filter((work) => work.recordId !== recordId))}
                  />
                </GridListItem>
              )}
            </GridList>
          </I18nProvider>
        </>
      )}
      {works.length < MOST_ENTRIES && (
        <FindWork
          has={new Set(works.map(({ recordId }) => recordId))}
          onAdd={(work) => onChange([...works, { ...work, note: '' }])}
        />
      )}
    </fieldset>
  );
}
