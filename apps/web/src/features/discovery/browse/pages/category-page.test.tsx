// @vitest-environment happy-dom
import { browseClasses } from '@lectern/contracts/discovery/browse/browse-classes';
import { getDiscipline } from '@lectern/contracts/discovery/browse/get-discipline';
import { listCategoryConditions } from '@lectern/contracts/discovery/browse/list-category-conditions';
import { listDisciplines } from '@lectern/contracts/discovery/browse/list-disciplines';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { CategoryPage } from './category-page.tsx';

const server = libraryServer();
inEnglish();

const CLASS = {
  code: 'I2',
  notation: 'I2',
  name: 'Chinese literature',
  values: ['I2'],
  count: 4,
  hasChildren: false,
};
const CONDITIONS = {
  classificaList: [],
  documentTypeList: [{ code: 'book', name: 'Book', count: 3 }],
  languageList: [{ code: 'chi', name: 'Chinese', count: 2 }],
  countryList: [{ code: 'CN', name: 'China', count: 2 }],
};

function drawPage(at: string) {
  server.use(
    answers(browseClasses, ({ kindNo = '' }) => ({
      kindNo,
      notation: kindNo,
      name: kindNo ? CLASS.name : '',
      values: kindNo ? [kindNo] : [],
      path: [],
      classificaList: kindNo ? [] : [CLASS],
    })),
    answers(listCategoryConditions, CONDITIONS),
    answers(listDisciplines, [{ code: '05', name: 'Literature', count: 4 }]),
  );
  return draw(
    <CategoryPage listOf={(page, fixed) => <output>{`${page} ${JSON.stringify(fixed)}`}</output>} />,
    { at },
  );
}

describe('browsing', () => {
  it('begins with the disciplines and with what the whole library can be narrowed by', async () => {
    drawPage('/categorySearchList');
    expect((await screen.findByRole('link', { name: 'Literature 4' })).getAttribute('href')).toMatch(
      /^\/categorySearchList\?discode1=05&name=[0-9a-f]+$/,
    );
    const types = (await screen.findByRole('heading', { name: 'Type' })).closest('section')!;
    expect(within(types).getByRole('link', { name: 'Book 3' }).getAttribute('href')).toBe(
      '/searchList?docCode=book',
    );
  });

  it('narrows a class by its own conditions, which lead to the works of that class', async () => {
    const { user } = drawPage('/categorySearchList?kindNo=I2');
    await user.click(await screen.findByText('Narrow by type, language and country'));
    expect((await screen.findByRole('link', { name: 'Chinese 2' })).getAttribute('href')).toBe(
      '/searchList?kindNo=I2&langCode=chi',
    );
    expect(screen.getByRole('status').textContent).toBe('/categorySearchList?kindNo=I2 {"kindNo":["I2"]}');
  });

  it.each([
    ['clc', 'Classes (Chinese Library Classification)'],
    ['ddc', 'Classes (Dewey)'],
  ] as const)('names the classification %s of the library', async (classScheme, name) => {
    server.use(
      answers(browseClasses, {
        kindNo: '',
        notation: '',
        name: '',
        values: [],
        path: [],
        classificaList: [CLASS],
      }),
      answers(listCategoryConditions, CONDITIONS),
      answers(listDisciplines, []),
    );
    draw(<CategoryPage listOf={() => null} />, { at: '/categorySearchList', settings: { classScheme } });
    expect(await screen.findByRole('tree', { name })).toBeDefined();
  });

  it('shows a class and those above it by their notations, which need not be their codes', async () => {
    const farming = { code: '63', notation: '630', name: 'Farming' };
    server.use(
      answers(browseClasses, ({ kindNo = '' }) => ({
        kindNo,
        notation: kindNo.padEnd(3, '0'),
        name: kindNo && 'Farming',
        values: [kindNo],
        path: [{ code: '6', notation: '600', name: 'Technology' }],
        classificaList: [{ ...farming, values: ['63'], count: 4, hasChildren: false }],
      })),
      answers(listCategoryConditions, CONDITIONS),
    );
    draw(<CategoryPage listOf={(page) => <output>{page}</output>} />, {
      at: '/categorySearchList?kindNo=63',
      settings: { classScheme: 'ddc' },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '630 Farming' })).toBeDefined();
    expect(screen.getByRole('treeitem', { name: '630 Farming 4' })).toBeDefined();
    expect(screen.getByRole('link', { name: '600 Technology' }).getAttribute('href')).toBe(
      '/categorySearchList?kindNo=6',
    );
    expect((await screen.findByRole('status')).textContent).toBe('/categorySearchList?kindNo=63');
  });

  it('shows a discipline with the types, classes and subjects of its works, and these works', async () => {
    server.use(
      answers(getDiscipline, {
        code: '05',
        name: 'Literature',
        count: 4,
        documentTypeList: [{ code: 'book', name: 'Book', count: 4 }],
        classificaList: [{ code: 'I', name: 'Literature (class)', count: 4 }],
        subjects: [{ code: '章回小说', name: '章回小说', count: 2 }],
      }),
    );
    drawPage('/categorySearchList?discode1=05');
    expect(await screen.findByRole('heading', { level: 1, name: 'Literature' })).toBeDefined();
    expect((await screen.findByRole('link', { name: '章回小说 2' })).getAttribute('href')).toBe(
      `/searchList?discode1=05&subject=${encodeURIComponent('章回小说')}`,
    );
    expect(screen.getByRole('status').textContent).toBe(
      '/categorySearchList?discode1=05 {"discode1":["05"]}',
    );
  });

  it('says that a discipline does not exist', async () => {
    const message = 'There is no such discipline.';
    server.use(refuses(getDiscipline, { code: 'DISCIPLINE_NOT_FOUND', status: 404, message }));
    drawPage('/categorySearchList?discode1=x');
    expect(await screen.findByText(message)).toBeDefined();
  });
});
