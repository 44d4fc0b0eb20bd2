// @vitest-environment happy-dom
import { exportFavourites } from '@lectern/contracts/shelf/favourites/export-favourites';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import { TakeAlong } from './take-along.tsx';

const server = libraryServer();
inEnglish();
beforeEach(() => signedIn());
const folder = { folderId: 'f1', name: 'Favourites', isDefault: true, shared: false };

describe('a reader who leaves', () => {
  it('can save the favourites as a file before the account is cancelled', async () => {
    let asked = 0;
    server.use(
      answers(listFolders, [
        { ...folder, count: 2 },
        { ...folder, folderId: 'f2', count: 1 },
      ]),
      http.get(`*${exportFavourites.path}`, () => {
        asked += 1;
        return new Response('Title', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const { user } = draw(<TakeAlong />);
    await user.click(await screen.findByRole('button', { name: 'Save 3 favourites' }));
    await vi.waitFor(() => expect(asked).toBe(1));
  });

  it('is offered all data where there are no favourites', async () => {
    server.use(answers(listFolders, [{ ...folder, count: 0 }]));
    draw(<TakeAlong />);
    expect(await screen.findByRole('button', { name: 'Save all my data' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /favourite/ })).toBeNull();
  });
});
