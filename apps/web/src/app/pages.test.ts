import { describe, expect, it } from 'vitest';
import { pageAt } from './pages.ts';
import { ROUTES } from './routes.ts';

describe('the page of an address', () => {
  it.each([
    ['', 'home'],
    ['#/', 'home'],
    ['#/home', 'home'],
    ['#/searchList?keyWord=%E7%BA%A2', 'results'],
    ['#/SEARCHLIST', 'results'],
    ['#/searchList/bookDetails/0190-ab', 'detail'],
    ['#/searchList/bookDetails/0190-ab/1?x=1', 'detail'],
    ['#/personalCenter', 'personal'],
    ['#/personalCenter/borrowing', 'personal'],
    ['#/login', 'login'],
    ['#/loginOut', 'home'],
    ['#/constructor', 'home'],
  ] as const)('%s is %s', (hash, page) => {
    expect(pageAt(hash)).toMatchObject(ROUTES[page]);
  });
});
