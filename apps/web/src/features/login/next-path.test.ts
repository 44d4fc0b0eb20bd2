import { describe, expect, it } from 'vitest';
import { routerPath } from './next-path.ts';

describe('the place to return to after signing in', () => {
  it('is a path of this application, with or without the page before it', () => {
    expect(routerPath('/searchList?keyWord=x')).toBe('/searchList?keyWord=x');
    expect(routerPath('/demo/#/personalCenter/borrowing')).toBe('/personalCenter/borrowing');
  });

  it.each([
    'https://elsewhere.example/#/home',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '',
  ])('is never another site: %s', (address) => expect(routerPath(address)).toBeUndefined());

  it('is not the login page itself', () => {
    expect(routerPath('/login?x=1')).toBeUndefined();
  });
});
