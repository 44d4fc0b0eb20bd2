// @vitest-environment happy-dom
import { findStaffTitles } from '@lectern/contracts/resources/titles/find-staff-titles';
import { getTitleLines, type TitleLine } from '@lectern/contracts/resources/titles/get-title-lines';
import { joinTitles } from '@lectern/contracts/resources/titles/join-titles';
import { partTitle } from '@lectern/contracts/resources/titles/part-title';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../../../lib/caller.ts';
import { API_BASE } from '../../../../../lib/guarded-client.ts';
import { staffCaller } from '../../../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../../../lib/staff/staff-session.ts';
import { draw, inEnglish } from '../../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../../testing/library-server.ts';
import { sampleOf } from '../../../../../testing/sample-of.ts';
import RulingsPage from './rulings-page.tsx';

const found = (id: string, name: string) => ({ ...sampleOf(findStaffTitles.output)[0]!, id, name });
const line = (facts: Partial<TitleLine>): TitleLine => ({
  ...sampleOf(getTitleLines.output).lines[0]!,
  ruling: '',
  ...facts,
});
const NATURE = found('nature', 'Nature');
const LONDON = found('london', 'Nature (London)');
const LINES = [
  line({ id: 'l1', name: 'Nature', listName: 'List one', numbers: ['0028-0836'] }),
  line({ id: 'l2', name: 'Whales Today', listName: 'List two', ruling: 'joined' }),
];

describe('the page that joins and parts titles', () => {
  inEnglish();
  const server = libraryServer();
  beforeEach(() => {
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'a', name: 'Ada' });
    server.use(
      answers(findStaffTitles, [NATURE, LONDON]),
      answers(getTitleLines, { title: NATURE, lines: LINES }),
    );
  });
  afterEach(forgetStaffSession);
  const drawPage = (at: string) =>
    draw(
      <CallerContext value={staffCaller}>
        <RulingsPage />
      </CallerContext>,
      { at },
    );

  it('finds titles and shows the lines of one, with what staff decided about each', async () => {
    const { user } = drawPage('/titles/rulings?words=nature');
    await user.click(await screen.findByRole('button', { name: 'Lines Nature' }));
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(within(rows[0]!).getByText(/0028-0836/)).toBeTruthy();
    expect(within(rows[0]!).queryByText('Joined by staff')).toBeNull();
    expect(within(rows[1]!).getByText('Joined by staff')).toBeTruthy();
  });

  it('shows that lines are loading', async () => {
    server.use(http.get(`${API_BASE}${getTitleLines.path}`, () => new Promise<never>(() => undefined)));
    drawPage('/titles/rulings?words=nature&title=nature');
    expect(await screen.findByText(/loading/i)).toBeTruthy();
  });

  it('parts chosen lines after it asked', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(partTitle, (input) => {
        sent.push(input);
        return { title: found('whales', 'Whales Today'), lines: [LINES[1]!] };
      }),
    );
    const { user } = drawPage('/titles/rulings?words=nature&title=nature');
    const part = await screen.findByRole('button', { name: 'Part these lines' });
    expect(part.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('checkbox', { name: /Whales Today/ }));
    await user.click(part);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Part these lines' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'nature', lineIds: ['l2'] }]));
  });

  it('joins another title that was found', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(joinTitles, (input) => {
        sent.push(input);
        return { title: NATURE, lines: LINES };
      }),
    );
    const { user } = drawPage('/titles/rulings?words=nature&title=nature');
    await user.click(await screen.findByRole('button', { name: 'Join with another title' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('The other title'), 'london');
    await user.click(dialog.getByRole('button', { name: 'Join with another title' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'nature', otherId: 'london' }]));
  });
});
