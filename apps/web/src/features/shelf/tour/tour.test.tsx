// @vitest-environment happy-dom
import { setFirstLoginFlag } from '@lectern/contracts/people/account/set-first-login-flag';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listDialog } from '../../../lib/open-dialogs.ts';
import { localStore } from '../../../lib/storage.ts';
import { clearTour, inviteToTour, noteFirstLoginFlag, tour } from '../../../lib/tour.ts';
import { draw, inEnglish, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import Tour from './tour.tsx';

const server = libraryServer();
inEnglish();

describe('the tour', () => {
  beforeEach(() => {
    clearTour();
    localStore.remove('fristLoginFlag');
  });

  it('is offered to a reader whose flag is 0, and to no other', () => {
    noteFirstLoginFlag('1');
    expect(tour.get()).toBeUndefined();
    noteFirstLoginFlag('0');
    expect(tour.get()).toBe(0);
    expect(localStore.read('fristLoginFlag')).toBe('0');
  });

  it('steps aside for a dialog that opens over its invitation, and comes back', async () => {
    inviteToTour();
    draw(<Tour menuNames={[]} />);
    await screen.findByRole('button', { name: 'Not now' });
    const element = document.createElement('dialog');
    const close = listDialog({ element, closable: false });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull());
    close();
    expect(await screen.findByRole('button', { name: 'Not now' })).toBeDefined();
  });

  it('is not offered again once its invitation was closed, and the server is told', async () => {
    let told = 0;
    server.use(
      answers(setFirstLoginFlag, () => {
        told += 1;
        return { fristLoginFlag: '1' as const };
      }),
    );
    signedIn();
    noteFirstLoginFlag('0');
    const { user } = draw(<Tour menuNames={[]} />);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(told).toBe(1));
    expect(localStore.read('fristLoginFlag')).toBe('1');
    expect(tour.get()).toBeUndefined();
  });

  it('names at most four entries of the menu at its second step, and keeps its step', async () => {
    inviteToTour();
    const { user, address } = draw(<Tour menuNames={['A', 'B', 'C', 'D', 'E']} />, { at: '/collectionNav' });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByText('1/3');
    expect(address()).toBe('/home');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('2/3');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A',
      'B',
      'C',
      'D',
    ]);
    expect(localStore.read('helpStep')).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('3/3');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(tour.get()).toBeUndefined();
    expect(localStore.read('helpStep')).toBeUndefined();
    expect(localStore.read('helpBackPath')).toBeUndefined();
  });

  it('leads back to where it began when it is skipped', async () => {
    localStore.write('helpBackPath', '/collectionNav');
    localStore.write('helpStep', 3);
    tour.set(3);
    const { user, address } = draw(<Tour menuNames={[]} />, { at: '/home' });
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(address()).toBe('/collectionNav'));
    expect(tour.get()).toBeUndefined();
  });
});
