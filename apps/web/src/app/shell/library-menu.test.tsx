// @vitest-environment happy-dom
import { getOwnLibraries } from '@lectern/contracts/people/tenant/get-own-libraries';
import { saveLastLibrary } from '@lectern/contracts/people/tenant/save-last-library';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { libraryChoice } from '../../lib/chosen-library.ts';
import { newSearchAddress } from '../../lib/preferred-search.ts';
import { localStore } from '../../lib/storage.ts';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import { answers, libraryServer } from '../../testing/library-server.ts';
import { LibraryMenu } from './library-menu.tsx';

const LIBRARIES = [
  { libCode: 'MAIN', libName: 'Main', isLast: false },
  { libCode: 'EAST', libName: 'East', isLast: false },
];
const OFFERED = { settings: { independentLibCode: '1' } } as const;

describe('the choice of a library', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() => {
    localStore.remove('libCodeObj');
    libraryChoice.set(undefined);
    localStore.write('findConfig', { independentLibCode: '1' });
    server.use(answers(getOwnLibraries, LIBRARIES));
  });

  async function choose(user: ReturnType<typeof draw>['user'], name: string) {
    await user.click(await screen.findByRole('button', { name: /^Library: / }));
    await user.click(screen.getByRole('menuitemradio', { name }));
  }

  it('is kept, limits new searches, and takes a result list to its first page', async () => {
    const { user, address } = draw(<LibraryMenu />, {
      ...OFFERED,
      at: '/searchList?keyWord=whale&page=4&locationId=M-1',
    });
    await choose(user, 'East');
    expect(localStore.read('libCodeObj')).toEqual({ libCode: 'EAST', libName: 'East' });
    await waitFor(() => expect(address()).toBe('/searchList?keyWord=whale&libCode=EAST'));
    expect(newSearchAddress({ keyWord: 'sea' })).toBe('/searchList?libCode=EAST&keyWord=sea');
    await choose(user, 'All');
    await waitFor(() => expect(address()).toBe('/searchList?keyWord=whale'));
    expect(newSearchAddress({ keyWord: 'sea' })).toBe('/searchList?keyWord=sea');
  });

  it('is sent for a signed-in reader', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(saveLastLibrary, (input) => {
        sent.push(input);
        return input;
      }),
    );
    signedIn();
    const { user } = draw(<LibraryMenu />, OFFERED);
    await choose(user, 'East');
    await waitFor(() => expect(sent).toEqual([{ libCode: 'EAST' }]));
  });

  it('is the last one of a reader who signs in without a choice in this browser', async () => {
    server.use(
      answers(
        getOwnLibraries,
        LIBRARIES.map((one) => ({ ...one, isLast: one.libCode === 'EAST' })),
      ),
    );
    signedIn();
    draw(<LibraryMenu />, OFFERED);
    await screen.findByRole('button', { name: 'Library: East' });
  });

  it('is not offered, and counts for nothing, unless the tenant offers it', async () => {
    libraryChoice.set({ libCode: 'EAST', libName: 'East' });
    localStore.write('findConfig', { independentLibCode: '0' });
    draw(<LibraryMenu />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(newSearchAddress({ keyWord: 'sea' })).toBe('/searchList?keyWord=sea');
  });
});
