import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, returnTarget } from './return-target.ts';

const here = {
  origin: 'https://library.example.org',
  mappingPath: 'alpha',
  returnOrigins: ['https://ai.example.edu'],
};
const target = (address: string) => returnTarget(address, here);

describe('the place that a sign-in returns to', () => {
  it.each([
    ['/searchList?keyWord=x', '/searchList?keyWord=x'],
    ['/searchList?keyWord=红楼梦', '/searchList?keyWord=红楼梦'],
    ['#/personalCenter', '/personalCenter'],
    ['/alpha/#/personalCenter/borrowing', '/personalCenter/borrowing'],
    ['https://library.example.org/alpha/#/searchList?keyWord=x', '/searchList?keyWord=x'],
    ['https://library.example.org/alpha#/home', '/home'],
    ['https://library.example.org/alpha/', '/'],
    ['  /home ', '/home'],
  ])('is a page of this portal: %s', (address, path) =>
    expect(target(address)).toEqual({ kind: 'page', path }),
  );

  it.each([
    ['https://library.example.org/beta/#/home', 'https://library.example.org/beta/#/home'],
    ['/beta/#/home', 'https://library.example.org/beta/#/home'],
    ['https://library.example.org/alpha/record/1', 'https://library.example.org/alpha/record/1'],
    ['https://ai.example.edu/chat?q=1', 'https://ai.example.edu/chat?q=1'],
  ])('is another page of this origin or of one that the library allows: %s', (address, expected) =>
    expect(target(address)).toEqual({ kind: 'address', address: expected }),
  );

  it.each([
    'https://elsewhere.example/#/home',
    'https://library.example.org.elsewhere.example/alpha/#/home',
    'https://library.example.org@elsewhere.example/',
    'https://user:word@library.example.org/alpha/#/home',
    'http://ai.example.edu/chat',
    'https://ai.example.edu:8443/chat',
    '//elsewhere.example',
    '//elsewhere.example/alpha/#/home',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    'https:elsewhere.example',
    'https:\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '\u0001https://elsewhere.example',
    '#//elsewhere.example',
    '/alpha/#//elsewhere.example',
    'https://library.example.org/alpha/#//elsewhere.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://library.example.org/',
    'data:text/html,hello',
    'blob:https://library.example.org/1',
    'ftp://library.example.org/',
    'searchList',
    '',
    ' ',
    `/${'x'.repeat(3000)}`,
  ])('is never: %s', (address) => expect(target(address)).toBeUndefined());

  it('is not the sign-in page itself', () => {
    expect(target('/login?x=1')).toBeUndefined();
    expect(target('/alpha/#/Login')).toBeUndefined();
  });

  it('stays on origins that are allowed, whatever is given', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '#',
      '#/',
      '?',
      '.',
      'https:',
      'http:',
      'javascript:',
      'elsewhere.example',
      'library.example.org',
      'ai.example.edu',
      'alpha',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      '\u3002',
      '\uff0f',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const found = target(pieces.join(''));
        if (!found) return;
        const { origin } = new URL(addressOf(found, here));
        expect(['https://library.example.org', 'https://ai.example.edu']).toContain(origin);
        if (found.kind === 'page') expect(found.path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 3000 },
    );
  });
});
