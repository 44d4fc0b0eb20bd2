// @vitest-environment happy-dom
import { checkSelection } from '@lectern/contracts/lending/requests/check-selection';
import { requestSelection } from '@lectern/contracts/lending/requests/request-selection';
import type { SelectionRow } from '@lectern/contracts/lending/requests/selection-view';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSelection, select, selection } from '../../../../lib/search/selection.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import SelectionDialog from './selection-dialog.tsx';

const server = libraryServer();
inEnglish();

const BIBS = ['Emma', 'Persuasion', 'Middlemarch'].map((title, at) => ({
  recordId: `b${at}`,
  title,
  author: '',
}));
const row = (recordId: string, change: Partial<SelectionRow>): SelectionRow => ({
  ...{ recordId, outcome: 'ready', type: null, requestNo: '', refusal: null },
  ...change,
});
const REFUSED = {
  outcome: 'refused' as const,
  refusal: { code: 'REQUEST_NO_COPY', message: 'The library has no copy.' },
};
const CHECKED = {
  rows: [row('b0', { type: 'reservation' }), row('b1', REFUSED), row('b2', { outcome: 'gone' })],
  takeLocations: [
    { libCode: 'MAIN', libName: 'Main Library', takeAddress: '1 Park Street' },
    { libCode: 'SOUTH', libName: 'South Branch', takeAddress: '' },
  ],
  contactInfo: '138****8000',
  retentionDays: 7,
};
const shown = () => draw(<SelectionDialog bibs={BIBS} onClose={() => undefined} />);
const dialog = () => within(screen.getByRole('dialog'));

describe('a request of the chosen works', () => {
  beforeEach(() => {
    signedIn();
    clearSelection();
    select(BIBS, true);
  });

  it('says of each work whether it can be requested, then what became of it, and leaves the rest chosen', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(checkSelection, CHECKED),
      answers(requestSelection, (input) => {
        sent.push(input);
        const placed = row('b0', { outcome: 'placed', type: 'reservation', requestNo: '42' });
        return { rows: [placed, ...CHECKED.rows.slice(1)] };
      }),
    );
    shown();
    await waitFor(() => expect(dialog().getAllByRole('listitem')).toHaveLength(3));
    expect(dialog().getByText('The library has no copy.')).toBeDefined();
    expect(dialog().getByText('No longer in the catalogue')).toBeDefined();
    fireEvent.change(dialog().getByLabelText('Pickup place'), { target: { value: 'SOUTH' } });
    fireEvent.click(dialog().getByRole('button', { name: 'Request 1 work' }));
    await waitFor(() => expect(dialog().getByText('1 of 3 requested')).toBeDefined());
    expect(dialog().getByText('Request no. 42')).toBeDefined();
    expect(sent).toEqual([{ recordIds: ['b0', 'b1', 'b2'], takeLibCode: 'SOUTH', contactInfo: '' }]);
    const closing = dialog()
      .getAllByRole('button', { name: 'Close' })
      .find((one) => one.textContent === 'Close');
    if (closing) fireEvent.click(closing);
    expect(selection.get().map(({ recordId }) => recordId)).toEqual(['b1', 'b2']);
  });

  it('sends nothing while the library cannot reach the reader', async () => {
    server.use(answers(checkSelection, { ...CHECKED, contactInfo: '' }));
    shown();
    await waitFor(() => expect(dialog().getByLabelText('Phone or e-mail')).toBeDefined());
    fireEvent.click(dialog().getByRole('button', { name: 'Request 1 work' }));
    await waitFor(() => expect(dialog().getByText('The library must be able to reach you')).toBeDefined());
  });

  it('is not offered if no work can be requested', async () => {
    server.use(answers(checkSelection, { ...CHECKED, rows: CHECKED.rows.slice(1), takeLocations: [] }));
    shown();
    await waitFor(() =>
      expect(dialog().getByText('None of the selected works can be requested now')).toBeDefined(),
    );
    expect(dialog().queryByRole('button', { name: /Request/ })).toBeNull();
  });
});
