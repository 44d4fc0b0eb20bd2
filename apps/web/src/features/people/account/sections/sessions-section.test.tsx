// @vitest-environment happy-dom
import { endOtherSessions } from '@lectern/contracts/people/sessions/end-other-sessions';
import { endSession } from '@lectern/contracts/people/sessions/end-session';
import { listSessions } from '@lectern/contracts/people/sessions/list-sessions';
import { listSignIns } from '@lectern/contracts/people/sessions/list-sign-ins';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { SessionsSection } from './sessions-section.tsx';

const server = libraryServer();
inEnglish();
beforeEach(() => signedIn());

const visit = { method: 1, network: '192.0.2.0/24' } as const;
const times = { openedAt: '2026-03-01T08:00:00.000Z', lastSeenAt: '2026-03-02T08:00:00.000Z' };
const HERE = { ...visit, ...times, id: 's1', isCurrent: true, device: 'Chrome, Windows' };
const PHONE = { ...visit, ...times, id: 's2', isCurrent: false, device: 'Safari, iPhone' };
const NO_HISTORY = { total: 0, keptDays: 180, rows: [] };

const sessionRows = async () =>
  within(await screen.findByRole('region', { name: 'Where you are signed in' })).getAllByRole('listitem');

describe('sessions and devices', () => {
  it('show this device without a button, and end another one', async () => {
    let open = [HERE, PHONE];
    server.use(
      answers(listSignIns, NO_HISTORY),
      answers(listSessions, () => open),
      answers(endSession, ({ id }) => {
        open = open.filter((one) => one.id !== id);
        return {};
      }),
    );
    const { user } = draw(<SessionsSection />);
    await screen.findByText('Safari, iPhone');
    const [here] = await sessionRows();
    expect(here?.textContent).toContain('This device');
    expect(within(here!).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out on Safari, iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('end all others at once', async () => {
    let open = [HERE, PHONE];
    server.use(
      answers(listSignIns, NO_HISTORY),
      answers(listSessions, () => open),
      answers(endOtherSessions, () => {
        open = [HERE];
        return { ended: 1 };
      }),
    );
    const { user } = draw(<SessionsSection />);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(async () => expect(await sessionRows()).toHaveLength(1));
  });

  it('show sign-ins and failures, and older ones on demand', async () => {
    const all = Array.from({ length: 12 }, (_, at) => ({
      ...visit,
      device: at === 0 ? '' : 'Firefox, Linux',
      at: new Date(Date.UTC(2026, 2, 12 - at)).toISOString(),
      outcome: at === 0 ? ('wrong-password' as const) : ('signed-in' as const),
    }));
    server.use(
      answers(listSessions, [HERE]),
      answers(listSignIns, ({ rows = 10 }) => ({
        total: all.length,
        keptDays: 180,
        rows: all.slice(0, Number(rows)),
      })),
    );
    const { user } = draw(<SessionsSection />);
    expect(await screen.findByText('Wrong password')).toBeDefined();
    expect(screen.getByText('Unknown device')).toBeDefined();
    const listed = () =>
      within(screen.getByRole('region', { name: 'Sign-in history' })).getAllByRole('listitem');
    expect(listed()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show older ones' }));
    await waitFor(() => expect(listed()).toHaveLength(12));
  });

  it('say that the library keeps no history', async () => {
    server.use(answers(listSessions, [HERE]), answers(listSignIns, { ...NO_HISTORY, keptDays: 0 }));
    draw(<SessionsSection />);
    expect(await screen.findByText('Your library keeps no sign-in history.')).toBeDefined();
  });
});
