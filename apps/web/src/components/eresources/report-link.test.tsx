// @vitest-environment happy-dom
import { reportLink } from '@lectern/contracts/resources/links/report-link';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../testing/draw.tsx';
import { answers, libraryServer } from '../../testing/library-server.ts';
import { ReportLink } from './report-link.tsx';

describe('the button that reports a link', () => {
  inEnglish();
  const server = libraryServer();

  it('tells the library by two presses, with what happens and a note', async () => {
    const told: unknown[] = [];
    server.use(
      answers(reportLink, (input) => {
        told.push(input);
        return { isTaken: true as const };
      }),
    );
    const { user } = draw(<ReportLink eCollectionId="e1" titleId="t1" name="JSTOR" />);
    const button = await screen.findByRole('button', { name: 'Report a broken link JSTOR' });
    await user.click(button);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('What happens?'), 'It asks for a password or payment');
    await user.type(dialog.getByLabelText(/^Anything else/), 'Since Monday');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(told).toHaveLength(2));
    expect(told).toMatchObject([
      { eCollectionId: 'e1', titleId: 't1', trouble: 'doesNotOpen' },
      { eCollectionId: 'e1', titleId: 't1', trouble: 'asksPassword', note: 'Since Monday' },
    ]);
  });
});
