// @vitest-environment happy-dom
import { renewMembership } from '@lectern/contracts/lending/patron/renew-membership';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { patron } from '../../../../testing/loan-fixtures.ts';
import { AccountNotice } from './account-notice.tsx';

const RENEWABLE = { expiresOn: '2026-03-20', renewsUntil: '2027-03-20' } as const;
const RENEW = { name: 'Renew until March 20, 2027' };

describe('the notice of a membership', () => {
  inEnglish();
  const server = libraryServer();

  it('renews it, before it ends and after', async () => {
    const { user } = draw(<AccountNotice patron={patron(RENEWABLE)} />);
    await screen.findByText('Your account ends on March 20, 2026.');
    server.use(answers(renewMembership, { expiresOn: '2027-03-20' }));
    await user.click(screen.getByRole('button', RENEW));
    await waitFor(() =>
      expect(
        toasts
          .get()
          .map(({ text }) => text)
          .join(),
      ).toContain('March 20, 2027'),
    );
    draw(<AccountNotice patron={patron({ ...RENEWABLE, status: 'expired' })} />);
    await screen.findByText('Your account has expired. Renew it to borrow again.');
  });

  it('says why it could not be renewed', async () => {
    const { user } = draw(<AccountNotice patron={patron({ ...RENEWABLE, status: 'expired' })} />);
    const message = 'You cannot renew your account yourself now.';
    server.use(refuses(renewMembership, { code: 'MEMBERSHIP_NOT_RENEWABLE', status: 409, message }));
    await user.click(await screen.findByRole('button', RENEW));
    await screen.findByText(message);
  });

  it('sends to the desk where only the desk renews', async () => {
    draw(<AccountNotice patron={patron({ status: 'expired', renewsUntil: null })} />);
    await screen.findByText(/at the desk/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
