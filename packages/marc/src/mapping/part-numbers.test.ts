import { expect, it } from 'vitest';
import { readEnumeration, readPartNumbers } from './part-numbers.ts';

it.each([
  ['Vol. 24, no. 9 (Sept. 1993), p. 235-248', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['24:9 (1993) 235-248', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['24(9):235-248, 1993', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['24 (1993) 9, S. 235-248', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['Bd. 24 (1993), Heft 9, Seite 235', { volume: '24', issue: '9', year: 1993, pages: '235' }],
  ['volume:24 year:1993 number:9 pages:235-248', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['vol. 24, n° 9, p. 235-248', { volume: '24', issue: '9', pages: '235-248' }],
  ['T. XII, fasc. 2-3 (déc. 1993), pp. iv-xii', { volume: 'XII', issue: '2-3', year: 1993, pages: 'iv-xii' }],
  ['1993年第24卷第9期, 235-248页', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['1993年第9期，第235－248頁', { issue: '9', year: 1993, pages: '235-248' }],
  ['24巻9号 (1993), p. 235-248', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['제24권 제9호(1993), 235-248쪽', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['Т. 24, № 9. – С. 235-248', { volume: '24', issue: '9', pages: '235-248' }],
  ['1993, vol. 24, núm. 9, págs. 235-248', { volume: '24', issue: '9', year: 1993, pages: '235-248' }],
  ['Vol. 24, no. 9 (1993), e1234', { volume: '24', issue: '9', year: 1993 }],
  ['Pages 15-30', { pages: '15-30' }],
  ['Spring 1993', { year: 1993 }],
  ['', {}],
])('the statement "%s"', (statement, numbers) => {
  expect(readPartNumbers(statement)).toMatchObject(numbers);
  if (Object.keys(numbers).length === 0) expect(readPartNumbers(statement)).toEqual({});
});

it('the coded enumeration of MARC 21 has volume, issue and first page', () => {
  expect(readEnumeration('24:9<235')).toEqual({ volume: '24', issue: '9', pages: '235' });
  expect(readEnumeration('24')).toEqual({ volume: '24' });
  expect(readEnumeration('')).toEqual({});
});
