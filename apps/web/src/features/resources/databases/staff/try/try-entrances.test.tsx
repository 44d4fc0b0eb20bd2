// @vitest-environment happy-dom
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { tryEntrances } from '@lectern/contracts/resources/databases/try-entrances';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallerContext } from '../../../../../lib/caller.ts';
import { staffCaller } from '../../../../../lib/staff/staff-caller.ts';
import { draw, inEnglish } from '../../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../../testing/library-server.ts';
import { TryEntrances } from './try-entrances.tsx';

inEnglish();
const server = libraryServer();

it('tries the entrances as a reader at an address, and says of each what it does', async () => {
  server.use(
    answers(
      tryEntrances,
      ({ address, doi }): ChosenEntrance => ({
        isOpen: true,
        url: `https://proxy.example/?from=${address}&doi=${doi}`,
        entranceId: 'b',
        level: 'article',
        reason: '',
        signInHelps: false,
        entrances: [
          { entranceId: 'a', name: 'On campus', isOpen: false, reason: 'outside' },
          { entranceId: 'b', name: '', isOpen: true, reason: '' },
        ],
      }),
    ),
  );
  const { user } = draw(
    <CallerContext value={staffCaller}>
      <TryEntrances eresource={{ id: 'west', name: 'Westlaw' }} onClose={() => undefined} />
    </CallerContext>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Try the entrances of “Westlaw”' });
  await user.type(within(dialog).getByLabelText('Network address'), 'here');
  await user.click(within(dialog).getByRole('button', { name: 'Try' }));
  expect(within(dialog).getByText('Please enter an IPv4 or IPv6 address')).toBeDefined();
  await user.clear(within(dialog).getByLabelText('Network address'));
  await user.type(within(dialog).getByLabelText('Network address'), '2001:db8::7');
  await user.type(within(dialog).getByLabelText('DOI'), '10.1/x');
  await user.click(within(dialog).getByRole('button', { name: 'Try' }));
  const address = await within(dialog).findByRole('link');
  expect(address.getAttribute('href')).toBe('https://proxy.example/?from=2001:db8::7&doi=10.1/x');
  expect(within(dialog).getByText(/Leads to the article/)).toBeDefined();
  const [closed, open] = within(dialog).getAllByRole('listitem');
  expect(closed?.textContent).toContain('It works only on the network of the library.');
  expect(open?.textContent).toContain('Entrance 2');
});
