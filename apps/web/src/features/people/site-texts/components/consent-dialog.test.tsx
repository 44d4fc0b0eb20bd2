// @vitest-environment happy-dom
import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { getPrivacyConsent } from '@lectern/contracts/people/privacy/get-privacy-consent';
import { getSiteText } from '@lectern/contracts/people/tenant/get-site-text';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import ConsentDialog from './consent-dialog.tsx';

describe('the question for consent', () => {
  inEnglish();
  const server = libraryServer();
  const html = '<h2>Why</h2><p>To lend to you.</p><script>alert(1)</script>';
  beforeEach(() => {
    signedIn();
    server.use(answers(getSiteText, { name: 'privacy', html, isTemplate: false, version: '2' }));
  });

  it('shows the statement, and goes when the reader agrees to this version', async () => {
    const agreed: string[] = [];
    server.use(
      answers(getPrivacyConsent, () => ({
        version: '2',
        agreedVersion: agreed[0] ?? '1',
        agreedAt: '2026-03-01T00:00:00.000Z',
        needed: agreed.length === 0,
      })),
      answers(agreeToPrivacy, ({ version }) => {
        agreed.push(version);
        return { version, agreedAt: '2026-03-02T00:00:00.000Z' };
      }),
    );
    const { user } = draw(<ConsentDialog />);
    await screen.findByText(/has changed/);
    await screen.findByText('To lend to you.');
    expect(document.body.textContent).not.toContain('alert');
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(agreed).toEqual(['2']);
  });

  it('is not asked of a reader who agreed', async () => {
    let wasAsked = false;
    server.use(
      answers(getPrivacyConsent, () => {
        wasAsked = true;
        return { version: '2', agreedVersion: '2', agreedAt: '2026-03-02T00:00:00.000Z', needed: false };
      }),
    );
    draw(<ConsentDialog />);
    await waitFor(() => expect(wasAsked).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
