// @vitest-environment happy-dom
import { getJumpTicket } from '@lectern/contracts/people/handover/get-jump-ticket';
import type { JumpPartner } from '@lectern/contracts/people/handover/services';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish, signedIn } from '../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../testing/library-server.ts';
import { toasts } from './toasts.ts';
import { useJump } from './use-jump.ts';

function Jump({ to }: { readonly to: JumpPartner }) {
  const jump = useJump();
  return (
    <button type="button" onClick={() => jump(to)}>
      Jump
    </button>
  );
}

describe('the jump to a service of the library', () => {
  inEnglish();
  const server = libraryServer();
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  beforeEach(() => {
    signedIn();
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  });
  afterEach(() => vi.restoreAllMocks());

  async function press(to: JumpPartner = 'reco') {
    const { user } = draw(<Jump to={to} />);
    await user.click(screen.getByRole('button'));
  }

  it('opens a new tab with a ticket, which cannot reach this page', async () => {
    server.use(answers(getJumpTicket, { ticket: 'once' }));
    await press();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
    const [address] = tab.location.replace.mock.calls[0] as [string];
    expect(address).toMatch(/\/find\/sso\/jump2Reco\?mappingPath=[^&]*&ticket=once$/);
    expect(tab.opener).toBeNull();
  });

  it('leads to the service that the ticket is for', async () => {
    const calls: unknown[] = [];
    server.use(
      answers(getJumpTicket, (input) => {
        calls.push(input);
        return { ticket: 'once' };
      }),
    );
    await press('custody');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    expect(calls).toMatchObject([{ to: 'custody' }]);
    expect(tab.location.replace.mock.lastCall?.[0]).toMatch(/\/find\/sso\/jumpToService\?/);
  });

  it('closes the tab and says why where the library has no such system', async () => {
    server.use(refuses(getJumpTicket, { code: 'PARTNER_MISSING', status: 404, message: 'Not set up.' }));
    await press();
    await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
    expect(toasts.get().map(({ text }) => text)).toEqual(['Not set up.']);
  });
});
