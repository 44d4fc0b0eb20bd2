import type { PersonalData } from '../../../platform/personal-data.ts';

/** The works of a reader's lists, as the reader takes them away. */
export const ownEntries: PersonalData = {
  name: 'book-list-works',
  tables: ['book_list_entry'],
  rows: ({ db }, tenant, patronId) =>
    db
      .selectFrom('book_list_entry')
      .innerJoin('book_list', 'book_list.id', 'book_list_entry.list_id')
      .select([
        'book_list_entry.list_id',
        'book_list_entry.position',
        'book_list_entry.record_id',
        'book_list_entry.title',
        'book_list_entry.author',
        'book_list_entry.isbn',
        'book_list_entry.note',
        'book_list_entry.added_at',
      ])
      .where('book_list.tenant_id', '=', tenant.id)
      .where('book_list.patron_id', '=', patronId)
      .orderBy('book_list_entry.list_id')
      .orderBy('book_list_entry.position')
      .execute(),
};
