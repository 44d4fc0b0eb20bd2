// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginPrompt } from '../../lib/login-prompt.ts';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import { BrowsingNotice } from './browsing-notice.tsx';

inEnglish();

const RESTRICTED = {
  platformBrowseRestrictType: '3',
  platformBrowseRestrictRange: '1,2',
  platformBrowseRestrictHint: 'Only in the reading room.',
};
const notice = () => screen.queryByRole('alertdialog', { name: 'Please sign in to browse' });

describe('a library that only its readers may browse', () => {
  it('says so to strangers with its hint, and offers to sign in', async () => {
    const { user } = draw(<BrowsingNotice />, { at: '/searchList', settings: RESTRICTED });
    expect(notice()?.textContent).toContain('Only in the reading room.');
    await user.keyboard('{Escape}');
    expect(notice()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(loginPrompt.get()).toBe('needed');
    expect(notice()).toBeNull();
  });

  it('has words where the library has none', () => {
    draw(<BrowsingNotice />, { settings: { ...RESTRICTED, platformBrowseRestrictHint: '' } });
    expect(notice()?.textContent).toContain('shows its catalogue to its readers only');
  });

  it.each(['/privacy', '/resetPassword', '/forceBinding', '/modifyPassword'])(
    'lets strangers reach %s',
    (at) => {
      draw(<BrowsingNotice />, { at, settings: RESTRICTED });
      expect(notice()).toBeNull();
    },
  );

  it('lets its readers browse', () => {
    signedIn();
    draw(<BrowsingNotice />, { settings: RESTRICTED });
    expect(notice()).toBeNull();
  });

  it.each([
    { ...RESTRICTED, platformBrowseRestrictType: '1' },
    { ...RESTRICTED, platformBrowseRestrictRange: '2' },
  ])('is none with other settings', (settings) => {
    draw(<BrowsingNotice />, { settings });
    expect(notice()).toBeNull();
  });
});
