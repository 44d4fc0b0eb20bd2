// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../lib/toasts.ts';
import { draw, inLanguage } from '../testing/draw.tsx';
import { libraryServer } from '../testing/library-server.ts';
import SignInRequired from './sign-in-required.tsx';

describe('a page for signed-in readers', () => {
  libraryServer();
  inLanguage('zh-CN');
  beforeEach(() => toasts.set([]));
  const messages = () => toasts.get().map(({ text }) => text);

  it('warns 请登录！ where the requests of others were asked for', async () => {
    draw(<SignInRequired sessionEnded={false} />, { at: '/personalCenter/requests?tab=others' });
    await screen.findByRole('button');
    expect(messages()).toEqual(['请登录！']);
  });

  it('warns nobody elsewhere, nor one whose session ended here', async () => {
    draw(<SignInRequired sessionEnded={false} />, { at: '/personalCenter/requests' });
    draw(<SignInRequired sessionEnded />, { at: '/personalCenter/requests?tab=others' });
    await screen.findAllByRole('button');
    expect(messages()).toEqual([]);
  });
});
