// @vitest-environment happy-dom
import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore } from '../../../../lib/storage.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { StaySignedIn } from './stay-signed-in.tsx';

const server = libraryServer();
inEnglish();
let asked = 0;
const offered = (days: number) =>
  server.use(
    answers(mayStaySignedIn, () => {
      asked += 1;
      return { days };
    }),
  );
const drawn = () => draw(<StaySignedIn checked={false} onChange={vi.fn()} />);

describe('staying signed in', () => {
  afterEach(() => {
    asked = 0;
    localStore.remove('selfCheckStation', 'staffDesk');
  });

  it('is offered with its days, and not chosen', async () => {
    offered(30);
    drawn();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Stay signed in here for 30 days',
    });
    expect(box.checked).toBe(false);
  });

  it('is not offered where the server says so', async () => {
    offered(0);
    drawn();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['a station for self check-out', () => localStore.write('selfCheckStation', 'token')],
    ['a desk of the staff', () => localStore.write('staffDesk', { libraryCode: 'MAIN', name: '' })],
  ])('is not offered at %s', async (_where, become) => {
    become();
    offered(30);
    drawn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked, screen.queryByRole('checkbox')]).toEqual([0, null]);
  });
});
