// @vitest-environment happy-dom
import { listStaffEresources } from '@lectern/contracts/resources/databases/list-staff-eresources';
import { TITLE_LIST_CODE_TAKEN } from '@lectern/contracts/resources/titles/errors';
import { getTitleImport } from '@lectern/contracts/resources/titles/get-title-import';
import { importTitles } from '@lectern/contracts/resources/titles/import-titles';
import { listTitleLists } from '@lectern/contracts/resources/titles/list-title-lists';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import {
  type StaffTitleList,
  TITLE_FILE_FAULTS,
  TITLE_LINE_FAULTS,
  TITLE_VALUE_FAULTS,
  type TitleImport,
} from '@lectern/contracts/resources/titles/title-list';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../../lib/caller.ts';
import { API_BASE } from '../../../../lib/guarded-client.ts';
import { staffCaller } from '../../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../../lib/staff/staff-session.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { sampleOf } from '../../../../testing/sample-of.ts';
import TitleListsPage from './title-lists-page.tsx';

function run(facts: Partial<TitleImport>): TitleImport {
  return {
    importId: 'i1',
    listId: 'arts',
    state: 'done',
    isCheck: false,
    fileName: 'arts.txt',
    encoding: 'utf-8',
    readCount: 5,
    cameCount: 3,
    wentCount: 1,
    changedCount: 1,
    sameCount: 1,
    leftOutCount: 0,
    faultCount: 0,
    faults: [],
    refusal: '',
    refusedValue: '',
    refusedLine: 0,
    unknownColumns: [],
    came: ['Annals of Tea'],
    went: [],
    startedAt: '2026-11-29T08:00:00Z',
    endedAt: '2026-11-29T08:00:05Z',
    ...facts,
  };
}

function list(facts: Partial<StaffTitleList>): StaffTitleList {
  return {
    id: 'arts',
    eresourceId: 'jstor',
    eresourceName: 'JSTOR',
    code: 'jstor-arts',
    names: { 'en-US': 'Arts & Sciences' },
    lineCount: 1204,
    isShown: true,
    importedAt: '2026-11-29T08:00:05Z',
    canUndo: true,
    lastImport: run({}),
    ...facts,
  };
}

describe('the page of title lists', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() => {
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'a', name: 'Ada' });
    server.use(answers(listTitleLists, { total: 1, lists: [list({})] }));
  });
  afterEach(forgetStaffSession);
  const drawPage = () =>
    draw(
      <CallerContext value={staffCaller}>
        <TitleListsPage />
      </CallerContext>,
      { at: '/titles' },
    );
  const rowOf = async () => (await screen.findByRole('heading', { name: 'Arts & Sciences' })).closest('li')!;

  it('says of a list its database, its lines, and how the last import went', async () => {
    drawPage();
    const row = await rowOf();
    expect(row.textContent).toMatch(/JSTOR.*jstor-arts.*1,204 lines/);
    for (const words of ['Shown', 'Imported']) expect(within(row).getByText(words)).toBeDefined();
  });

  it('says what is missing before a list is added, and that its code is taken', async () => {
    const { code, status } = TITLE_LIST_CODE_TAKEN;
    server.use(
      answers(listStaffEresources, {
        total: 1,
        eresources: [{ ...sampleOf(listStaffEresources.output).eresources[0]!, id: 'jstor', name: 'JSTOR' }],
      }),
      refuses(putTitleList, { code, status, message: 'Another title list has this code.' }),
    );
    const { user } = drawPage();
    await user.click(await screen.findByRole('button', { name: 'New title list' }));
    const dialog = await screen.findByRole('dialog', { name: 'New title list' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await user.click(save);
    for (const words of [
      'Please choose a database',
      'Please enter a name in one language',
      /^Please enter a code/,
    ])
      expect(within(dialog).getByText(words)).toBeDefined();
    await user.selectOptions(within(dialog).getByLabelText('Database'), 'JSTOR');
    await user.type(within(dialog).getByLabelText('Name (English)'), 'Arts');
    await user.type(within(dialog).getByLabelText('Code'), 'jstor-arts');
    await user.click(save);
    expect(await within(dialog).findByText('Another title list has this code.')).toBeDefined();
  });

  it('checks a file first, tells what is wrong in it, and imports it then', async () => {
    const sent: string[] = [];
    const faults = [
      { line: 7, column: 'print_identifier', code: 'ISSN', value: '1234' },
      { line: 9, column: '', code: 'NO_TITLE', value: '' },
    ] as const;
    server.use(
      http.post(`${API_BASE}${importTitles.path}`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        sent.push(
          `${searchParams.get('check')} ${searchParams.get('fileName')} ${searchParams.get('encoding')}`,
        );
        const isCheck = /^(1|true)$/.test(searchParams.get('check') ?? '');
        const data = run({ importId: isCheck ? 'check' : 'real', isCheck, state: 'waiting' });
        return HttpResponse.json({ success: true, errCode: '200', message: '', data });
      }),
      answers(getTitleImport, ({ importId }) =>
        run({
          importId,
          isCheck: importId === 'check',
          leftOutCount: 1,
          faultCount: 1,
          faults: [...faults],
          unknownColumns: ['our_shelf'],
        }),
      ),
    );
    const { user } = drawPage();
    await user.click(within(await rowOf()).getByRole('button', { name: /^Import/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Import the title list/ });
    const file = new File(['publication_title\tx\n'], 'arts.kbart', { type: '' });
    await user.upload(within(dialog).getByLabelText('Choose a file'), file);
    await user.selectOptions(within(dialog).getByLabelText('Encoding'), 'UTF-8');
    await user.click(within(dialog).getByRole('button', { name: 'Check first' }));
    expect(await within(dialog).findByText(/What the import would do/)).toBeDefined();
    const table = within(dialog).getByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '7print_identifierThis is no valid ISSN: the value is left out1234',
      '9the whole lineNo title: the line is left out',
    ]);
    expect(within(dialog).getByText(/our_shelf/)).toBeDefined();
    expect(within(dialog).getByText('Annals of Tea')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(await within(dialog).findByRole('heading', { name: 'Imported' })).toBeDefined();
    expect(sent).toEqual(['true arts.kbart utf-8', 'false arts.kbart utf-8']);
    expect(within(dialog).queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('shows how far an import is that runs already', async () => {
    const running = run({ state: 'running', readCount: 12_000 });
    server.use(
      answers(listTitleLists, { total: 1, lists: [list({ lastImport: running })] }),
      answers(getTitleImport, running),
    );
    const { user } = drawPage();
    const row = await rowOf();
    expect(within(row).queryByRole('button', { name: /^Delete/ })).toBeNull();
    await user.click(within(row).getByRole('button', { name: /^Import/ }));
    expect(await screen.findByText(/Importing: 12,000 lines read so far/)).toBeDefined();
  });

  it.each(TITLE_FILE_FAULTS)('says why a file is refused: %s', async (refusal) => {
    const refused = run({ state: 'refused', refusal, refusedValue: 'publication_title', refusedLine: 3 });
    server.use(answers(listTitleLists, { total: 1, lists: [list({ lastImport: refused })] }));
    const { user } = drawPage();
    const row = await rowOf();
    expect(row.textContent).toContain('File refused');
    await user.click(within(row).getByRole('button', { name: /^Last result/ }));
    const alert = within(await screen.findByRole('dialog')).getByRole('alert');
    expect(alert.textContent).toContain('The title list is as it was');
    expect(alert.textContent).toMatch(refusal === 'NOT_TEXT' ? /Line 3/ : /Line 3.*publication_title/);
    expect(alert.textContent).not.toContain(refusal);
  });

  it('has words for all faults of lines and values', async () => {
    const codes = [...TITLE_LINE_FAULTS, ...TITLE_VALUE_FAULTS];
    const faults = codes.map((code, at) => ({ line: at + 2, column: '', code, value: '' }));
    const last = run({ faults, leftOutCount: 700, faultCount: 0 });
    server.use(answers(listTitleLists, { total: 1, lists: [list({ lastImport: last })] }));
    const { user } = drawPage();
    await user.click(within(await rowOf()).getByRole('button', { name: /^Last result/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('row')).toHaveLength(codes.length + 1);
    expect(within(dialog).getByText(`The first ${codes.length} of 700 are listed.`)).toBeDefined();
    const said = within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelectorAll('td')[2]?.textContent);
    expect(new Set(said).size).toBe(codes.length);
    for (const words of said) expect(words).toMatch(/(left out|stay as a note)$/);
  });

  it('asks before the last import is undone', async () => {
    server.use(answers(undoTitleImport, list({ canUndo: false, lastImport: null })));
    const { user } = drawPage();
    await user.click(within(await rowOf()).getByRole('button', { name: /^Undo import/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo the last import of “Arts & Sciences”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
