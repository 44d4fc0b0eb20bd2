// @vitest-environment happy-dom
import { changeStaffPassword } from '@lectern/contracts/people/staff/change-staff-password';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { ChangePassword } from './change-password.tsx';

describe('the own password of a member of the staff', () => {
  const server = libraryServer();
  inEnglish();

  async function open() {
    const { user } = draw(<ChangePassword />);
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const fill = async (old: string, fresh: string, again = fresh) => {
      for (const [label, text] of [
        ['Current password', old],
        ['New password', fresh],
        ['New password again', again],
      ] as const) {
        const field = screen.getByLabelText(label);
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(screen.getByRole('button', { name: 'Save' }));
    };
    return { fill };
  }

  it('is changed with the present one', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(changeStaffPassword, (input) => {
        sent.push(input);
        return {};
      }),
    );
    const { fill } = await open();
    await fill('the present secret', 'another secret');
    await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Your password is changed' }]));
    expect(sent).toEqual([{ oldPassword: 'the present secret', password: 'another secret' }]);
  });

  it('is not sent while it is too short or written in two ways', async () => {
    const { fill } = await open();
    await fill('the present secret', 'short', 'other');
    expect(screen.getByText('The two new passwords differ')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  });

  it('says at its field that the present one is wrong', async () => {
    server.use(refuses(changeStaffPassword, { code: 'CREDENTIALS_WRONG', status: 400, message: 'Wrong.' }));
    const { fill } = await open();
    await fill('a wrong one', 'another secret');
    expect(await screen.findByText('This is not your current password')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  });
});
