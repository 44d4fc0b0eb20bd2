// @vitest-environment happy-dom
import { getCustomFindMenu } from '@lectern/contracts/people/tenant/get-custom-find-menu';
import { getMenuChoice } from '@lectern/contracts/shelf/personal-menu/get-menu-choice';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import { answers, libraryServer } from '../../testing/library-server.ts';
import { ReaderMenu } from './reader-menu.tsx';

describe('the reader in the header', () => {
  inEnglish();
  const server = libraryServer();

  it('has a picture that leads to the personal centre, and a name that opens the menu', async () => {
    server.use(answers(getCustomFindMenu, []), answers(getMenuChoice, { order: [], hidden: [] }));
    signedIn();
    const { user, address } = draw(<ReaderMenu />, { at: '/home' });
    await user.click(screen.getByRole('button', { name: /, my menu$/ }));
    expect(address()).toBe('/home');
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Personal centre' }));
    expect(address()).toBe('/personalCenter');
  });
});
