// @vitest-environment happy-dom
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { listFaults } from '@lectern/contracts/people/staff/list-faults';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../../lib/caller.ts';
import { staffCaller } from '../../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../../lib/staff/staff-session.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { Faults } from './faults.tsx';

describe('the faults of a library', () => {
  const server = libraryServer();
  inEnglish();
  beforeEach(() =>
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'zhang', name: 'Zhang' }),
  );
  afterEach(() => forgetStaffSession());

  /** Resolves when the call was answered. */
  async function drawn(faults: OutputOf<typeof listFaults.output>): Promise<void> {
    let isAnswered = false;
    server.use(
      answers(listFaults, () => {
        isAnswered = true;
        return faults;
      }),
    );
    draw(
      <CallerContext value={staffCaller}>
        <Faults />
      </CallerContext>,
    );
    await waitFor(() => expect(isAnswered).toBe(true));
  }

  it('are tables of wrong settings and of work that fails', async () => {
    const at = '2026-03-02T02:00:00.000Z';
    await drawn({
      settings: [{ path: 'policy.timeZone', reason: 'the name of a time zone' }],
      works: [{ source: 'payments.watch', message: 'no answer', times: 12, firstAt: at, lastAt: at }],
    });
    expect((await screen.findByText('policy.timeZone')).closest('tr')?.textContent).toContain('time zone');
    expect(screen.getByText('payments.watch').closest('tr')?.textContent).toContain('no answer12');
  });

  it('are nothing where all is well', async () => {
    await drawn({ settings: [], works: [] });
    expect(screen.queryByRole('table')).toBeNull();
  });
});
