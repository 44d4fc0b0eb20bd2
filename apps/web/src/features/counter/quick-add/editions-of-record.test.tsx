// @vitest-environment happy-dom
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { joinEditions } from '@lectern/contracts/discovery/works/join-editions';
import { type Edition, listEditions } from '@lectern/contracts/discovery/works/list-editions';
import { partEdition } from '@lectern/contracts/discovery/works/part-edition';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../lib/caller.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../lib/staff/staff-session.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import { sampleOf } from '../../../testing/sample-of.ts';
import { EditionsOfRecord } from './editions-of-record.tsx';

const OTHER: Edition = {
  recordId: 'b2',
  title: 'Der Wal',
  author: 'Melville',
  publisher: '',
  publishYear: 1927,
  edition: '',
  docCode: 'book',
  langCode: 'ger',
  isbn: '',
  docName: 'Book',
  langName: 'German',
  imgUrl: '',
};

describe('the editions of a record at the desk', () => {
  const server = libraryServer();
  inEnglish();
  let together: Edition[];
  beforeEach(() => {
    together = [OTHER];
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'zhang', name: 'Zhang' });
    server.use(answers(listEditions, () => ({ total: together.length, editions: together })));
  });
  afterEach(() => forgetStaffSession());

  const drawn = () =>
    draw(
      <CallerContext value={staffCaller}>
        <EditionsOfRecord recordId="b1" title="The whale" facts="Melville" onShow={() => undefined} />
      </CallerContext>,
    );

  it('lose the one that is taken out', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(partEdition, (input) => {
        sent.push(input);
        together = [];
        return { recordId: 'b2', title: 'Der Wal', others: 0 };
      }),
    );
    const { user } = drawn();
    await user.click(await screen.findByRole('button', { name: 'Take “Der Wal” out of this work' }));
    expect(await screen.findByText('This record stands for itself.')).toBeDefined();
    expect(sent).toEqual([{ recordId: 'b2' }]);
  });

  it('say why a record cannot be joined', async () => {
    server.use(
      answers(searchBibs, sampleOf(searchBibs.output)),
      refuses(joinEditions, {
        code: 'EDITION_OF_ITSELF',
        status: 409,
        message: 'Both are the same record.',
      }),
    );
    const { user } = drawn();
    await user.click(await screen.findByRole('button', { name: 'Add another edition' }));
    await user.type(await screen.findByLabelText('Title, author or ISBN'), 'whale');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('button', { name: /^Is an edition of it/ }));
    expect(await screen.findByText(/Both are the same record/)).toBeDefined();
  });
});
