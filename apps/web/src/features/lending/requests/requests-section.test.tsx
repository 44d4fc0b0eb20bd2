// @vitest-environment happy-dom
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { cancelRequest } from '@lectern/contracts/lending/requests/cancel-request';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { suspendRequest } from '@lectern/contracts/lending/requests/suspend-request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import { patron } from '../../../testing/loan-fixtures.ts';
import { OWN_REQUEST } from '../../../testing/request-fixtures.ts';
import RequestsSection from './requests-section.tsx';

const server = libraryServer();
inEnglish();

const KEPT: RequestView = {
  ...OWN_REQUEST,
  requestId: 'r2',
  requestStatus: 'accepted',
  operationType: 'reservation_arrived',
  title: 'Emma',
  volume: '',
  isKept: true,
  arrivalDate: '2026-03-01T08:00:00.000Z',
  keptUntil: '2026-03-08',
  readersBefore: null,
  canSuspend: false,
};
const BORROWED: RequestView = {
  ...OWN_REQUEST,
  requestId: 'r3',
  requestStatus: 'completed',
  operationType: 'borrowed',
  title: 'Persuasion',
  readersBefore: null,
  canCancel: false,
  canSuspend: false,
};

const CANCELLED: RequestView = {
  ...KEPT,
  requestStatus: 'cancelled',
  operationType: 'cancelled',
  arrivalDate: null,
  keptUntil: null,
  canCancel: false,
};

let requests: RequestView[] = [];
beforeEach(() => {
  requests = [KEPT, OWN_REQUEST, BORROWED];
  signedIn();
  server.use(
    answers(getPatron, patron({ subtencyFlag: null })),
    answers(listRequests, ({ requestStatus }) => {
      const found = requests.filter((one) => !requestStatus || one.requestStatus === requestStatus);
      return { total: found.length, requests: found };
    }),
  );
});

const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('li')!);

describe('the requests of the reader', () => {
  it('say how far they are, where the copy is picked up, and until when', async () => {
    draw(<RequestsSection />);
    const waiting = await rowOf('Middlemarch');
    expect(waiting.getByText('In the queue')).toBeDefined();
    expect(waiting.getByText('2 readers before you')).toBeDefined();
    expect(waiting.getByText('Pick up at Main Library')).toBeDefined();
    const kept = await rowOf('Emma');
    expect(kept.getByText('Ready for pickup')).toBeDefined();
    expect(kept.getByText(/^Kept until .*March 8/)).toBeDefined();
    const borrowed = await rowOf('Persuasion');
    expect(borrowed.queryByText(/Pick up/)).toBeNull();
    expect(borrowed.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('are shown by status, and all again', async () => {
    requests = [OWN_REQUEST];
    const { user } = draw(<RequestsSection />);
    await rowOf('Middlemarch');
    await user.click(screen.getByRole('button', { name: 'Status: All' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Completed' }));
    await screen.findByText('No requests with this status');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await rowOf('Middlemarch');
  });

  it('tell what happened and what comes next', async () => {
    server.use(
      answers(getRequest, {
        ...KEPT,
        timeline: [
          {
            move: 'launch',
            operationType: 'reservation_launched',
            requestStatus: 'started',
            mover: 'reader',
            movedAt: '2026-02-20T08:00:00.000Z',
            comments: '',
          },
          {
            move: 'send',
            operationType: 'in_logistics',
            requestStatus: 'accepted',
            mover: 'desk',
            movedAt: '2026-02-27T08:00:00.000Z',
            comments: '',
          },
          {
            move: 'keep',
            operationType: 'reservation_arrived',
            requestStatus: 'accepted',
            mover: 'desk',
            movedAt: '2026-03-01T08:00:00.000Z',
            comments: 'behind the desk',
          },
        ],
        movers: ['desk', 'reader', 'clock'],
      }),
    );
    const { user } = draw(<RequestsSection />);
    await user.click((await rowOf('Emma')).getByRole('button', { name: 'Timeline Emma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Emma' }));
    await dialog.findByText('Please pick it up and borrow it.');
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/Reservation: Placed.*you$/);
    expect(lines[1]).toMatch(/On its way by the library$/);
    expect(lines[2]).toMatch(/behind the desk$/);
  });

  it('are cancelled after a question that says what is lost', async () => {
    server.use(
      answers(cancelRequest, ({ requestId }) => {
        requests = requests.filter((one) => one.requestId !== requestId);
        return CANCELLED;
      }),
    );
    const { user } = draw(<RequestsSection />);
    await user.click((await rowOf('Emma')).getByRole('button', { name: 'Cancel request Emma' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/goes to the next reader/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Emma' })).toBeNull());
    expect(toasts.get().map(({ text }) => text)).toContain('The request was cancelled');
  });

  it('are paused until a day, and taken up again', async () => {
    const days: (string | null)[] = [];
    server.use(
      answers(suspendRequest, ({ until }) => {
        days.push(until);
        requests = [{ ...OWN_REQUEST, suspendedUntil: until }];
        return requests[0]!;
      }),
    );
    const { user } = draw(<RequestsSection />);
    expect((await rowOf('Emma')).queryByRole('button', { name: /^Pause/ })).toBeNull();
    await user.click((await rowOf('Middlemarch')).getByRole('button', { name: 'Pause Middlemarch' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    await dialog.findByText('Please choose a day.');
    await user.type(dialog.getByLabelText('Paused until'), '2026-05-01');
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    await screen.findByText(/^Paused until .*May 1/);
    await user.click(await screen.findByRole('button', { name: 'Change pause Middlemarch' }));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(screen.queryByText(/^Paused until/)).toBeNull());
    expect(days).toEqual(['2026-05-01', null]);
  });

  it('that went on meanwhile stay, and the dialog says so', async () => {
    server.use(
      refuses(cancelRequest, { code: 'REQUEST_NOT_CANCELLABLE', status: 409, message: 'It has gone on.' }),
    );
    const { user } = draw(<RequestsSection />);
    await user.click((await rowOf('Middlemarch')).getByRole('button', { name: /^Cancel/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel request' }));
    await dialog.findByText('It has gone on.');
  });

  it('are none at first', async () => {
    requests = [];
    draw(<RequestsSection />);
    await screen.findByText('No requests yet');
  });
});
