// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../../../lib/storage.ts';
import { keepNextPath, takeNextTarget } from './next-path.ts';

const ORIGINS = ['https://ai.example.edu'];

describe('the place to return to after signing in', () => {
  beforeEach(() => sessionStore.remove('loginNextPath'));

  it('is a page of this portal, or an address that the library allows, and is used once', () => {
    keepNextPath('/searchList?keyWord=x', ORIGINS);
    expect(takeNextTarget(ORIGINS)).toEqual({ kind: 'page', path: '/searchList?keyWord=x' });
    expect(takeNextTarget(ORIGINS)).toEqual({ kind: 'page', path: '/home' });
    keepNextPath('https://ai.example.edu/chat', ORIGINS);
    expect(takeNextTarget(ORIGINS)).toEqual({ kind: 'address', address: 'https://ai.example.edu/chat' });
  });

  it('is the home page for anything else', () => {
    for (const address of [
      'https://elsewhere.example/#/home',
      '//elsewhere.example',
      'javascript:alert(1)',
      '',
    ]) {
      keepNextPath(address, ORIGINS);
      expect(takeNextTarget(ORIGINS), address).toEqual({ kind: 'page', path: '/home' });
    }
  });

  it('is checked again when it is read: the storage may hold anything', () => {
    sessionStore.write('loginNextPath', 'https://elsewhere.example/');
    expect(takeNextTarget(ORIGINS)).toEqual({ kind: 'page', path: '/home' });
    sessionStore.write('loginNextPath', 'https://ai.example.edu/chat');
    expect(takeNextTarget([])).toEqual({ kind: 'page', path: '/home' });
  });
});
