import { COURSE_BOOK_KINDS, MAX_COURSE_NOTE } from '@lectern/contracts/shelf/courses/course';
import type { StaffCourse } from '@lectern/contracts/shelf/courses/staff-course';
import { hasIsbnForm } from '@lectern/rules/isbn';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import styles from '../courses.module.css';

export type BookDraft = StaffCourse['books'][number];

/** The books of a course in their order, and a field that adds one by ISBN or title. */
export function BookDrafts({
  books,
  onChange,
}: {
  readonly books: readonly BookDraft[];
  readonly onChange: (books: readonly BookDraft[]) => void;
}) {
  const { t } = useTranslation('courses');
  const [typed, setTyped] = useState('');

  function add() {
    const text = typed.trim();
    if (text === '') return;
    const isIsbn = hasIsbnForm(text);
    const book = { isbn: isIsbn ? text : '', title: isIsbn ? '' : text };
    onChange([...books, { recordId: '', author: '', kind: 'reference', note: '', ...book }]);
    setTyped('');
  }
  const put = (at: number, change: Partial<BookDraft>) =>
    onChange(books.map((book, index) => (index === at ? { ...book, ...change } : book)));
  function move(at: number, to: number) {
    const moved = [...books];
    moved.splice(to, 0, ...moved.splice(at, 1));
    onChange(moved);
  }

  return (
    <fieldset className={styles.drafts}>
      <legend>{t('staff.books')}</legend>
      {books.length === 0 && <p className="muted small">{t('noBooks')}</p>}
      <ol className={styles.list}>
        {books.map((book, at) => {
          const name = book.title || book.isbn;
          return (
            <li key={`${book.recordId} ${name}`} className={styles.draft}>
              <p>
                <b>{name}</b>{' '}
                <span className="muted small">{factLine(book.author, book.recordId ? book.isbn : '')}</span>
              </p>
              <div className={styles.draftFields}>
                <SelectField
                  label={`${t('filter.kind')}: ${name}`}
                  labelHidden
                  value={book.kind}
                  onChange={({ target }) =>
                    put(at, { kind: COURSE_BOOK_KINDS.find((one) => one === target.value) ?? book.kind })
                  }
                >
                  {COURSE_BOOK_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`kind.${kind}`)}
                    </option>
                  ))}
                </SelectField>
                <input
                  className={styles.note}
                  aria-label={`${t('field.note')}: ${name}`}
                  placeholder={t('field.note')}
                  maxLength={MAX_COURSE_NOTE}
                  value={book.note}
                  onChange={({ target }) => put(at, { note: target.value })}
                />
                <IconButton
                  label={t('staff.up', { name })}
                  icon={<ArrowUp size={16} aria-hidden />}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && move(at, at - 1)}
                />
                <IconButton
                  label={t('staff.down', { name })}
                  icon={<ArrowDown size={16} aria-hidden />}
                  aria-disabled={at === books.length - 1}
                  onClick={() => at < books.length - 1 && move(at, at + 1)}
                />
                <IconButton
                  label={t('staff.removeBook', { name })}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => onChange(books.filter((_, index) => index !== at))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <TextField
        label={t('staff.addBook')}
        hint={t('staff.addBookHint')}
        maxLength={500}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return;
          event.preventDefault();
          add();
        }}
        beside={
          <Button icon={<Plus size={16} aria-hidden />} onClick={add}>
            {t('staff.addBookNow')}
          </Button>
        }
      />
    </fieldset>
  );
}
