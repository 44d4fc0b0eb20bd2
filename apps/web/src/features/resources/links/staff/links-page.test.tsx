// @vitest-environment happy-dom
import { checkLink } from '@lectern/contracts/resources/links/check-link';
import { LINK_HOST_RESTS } from '@lectern/contracts/resources/links/errors';
import {
  LINK_FINDINGS,
  LINK_REASONS,
  LINK_STATES,
  LINK_TROUBLES,
  type StaffLink,
} from '@lectern/contracts/resources/links/link';
import { listLinks } from '@lectern/contracts/resources/links/list-links';
import { takeOverLink } from '@lectern/contracts/resources/links/take-over-link';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../../lib/caller.ts';
import { staffCaller } from '../../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../../lib/staff/staff-session.ts';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import LinksPage from './links-page.tsx';

function link(facts: Partial<StaffLink> = {}): StaffLink {
  return {
    id: 'l1',
    eresourceId: 'e1',
    eresourceName: 'JSTOR',
    titleId: '',
    titleName: '',
    address: 'https://old.example.org/',
    state: 'moved',
    reason: 'status',
    status: 200,
    movedTo: 'https://new.example.org/',
    canTakeOver: true,
    askedAt: '2026-11-29T08:00:00Z',
    failedDays: 0,
    isFound: true,
    foundAt: '2026-11-29T08:00:00Z',
    shelf: 'open',
    reportCount: 0,
    firstReportedAt: '',
    lastReportedAt: '',
    troubles: [],
    notes: [],
    ...facts,
  };
}

describe('the page of links that fail', () => {
  inEnglish();
  const server = libraryServer();
  const asked: unknown[] = [];
  const shows = (...links: readonly StaffLink[]) =>
    server.use(
      answers(listLinks, (input) => {
        asked.push(input);
        return {
          total: links.length,
          links: [...links],
          shelves: [
            { shelf: 'open' as const, count: links.length },
            { shelf: 'aside' as const, count: 0 },
          ],
          states: [{ state: 'moved' as const, count: 1 }],
          isOn: true,
        };
      }),
    );
  beforeEach(() => {
    asked.length = 0;
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'a', name: 'Ada' });
  });
  afterEach(forgetStaffSession);
  const drawPage = (at = '/links') =>
    draw(
      <CallerContext value={staffCaller}>
        <LinksPage />
      </CallerContext>,
      { at },
    );
  const row = async () => (await screen.findByRole('heading', { level: 2 })).closest('li')!;

  it('shows an address as it is written, and takes over a new one by one press', async () => {
    shows(link());
    const taken: unknown[] = [];
    server.use(
      answers(takeOverLink, (input) => {
        taken.push(input);
        return { eresourceId: 'e1', address: 'https://new.example.org/' };
      }),
    );
    const { user } = drawPage();
    const links = within(await row()).getAllByRole('link');
    expect(links.map((one) => [one.getAttribute('href'), one.getAttribute('rel')])).toEqual([
      ['https://old.example.org/', 'noreferrer noopener'],
      ['https://new.example.org/', 'noreferrer noopener'],
    ]);
    await user.click(within(await row()).getByRole('button', { name: /^Take over/ }));
    await waitFor(() => expect(taken).toEqual([{ id: 'l1' }]));
  });

  it('leads nowhere but to the web', async () => {
    shows(link({ address: 'javascript:alert(1)', movedTo: '' }));
    drawPage();
    expect((await row()).textContent).toContain('javascript:alert(1)');
    expect(within(await row()).queryByRole('link')).toBeNull();
  });

  it('shows what readers wrote as plain text', async () => {
    const text = 'Gone <img src=x onerror=alert(1)>';
    const notes = [{ at: '2026-11-29T08:00:00Z', trouble: 'doesNotOpen' as const, text }];
    shows(link({ reportCount: 3, troubles: [{ trouble: 'doesNotOpen', count: 3 }], notes }));
    const { user } = drawPage();
    expect((await row()).textContent).toContain('3 reports');
    await user.click(await screen.findByText('1 note of readers'));
    expect(screen.getByText(text)).toBeDefined();
  });

  it('has words for all that can be found and told', async () => {
    const found = LINK_REASONS.map((reason, at) =>
      link({ id: `r${at}`, state: 'broken', reason, status: reason === 'status' ? 404 : 0, movedTo: '' }),
    );
    const states = LINK_STATES.map((state) => link({ id: state, state, movedTo: '' }));
    const told = LINK_TROUBLES.map((trouble) =>
      link({ id: trouble, reportCount: 1, troubles: [{ trouble, count: 1 }], movedTo: '' }),
    );
    shows(...found, ...states, ...told);
    drawPage();
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(
      LINK_REASONS.length + LINK_STATES.length + LINK_TROUBLES.length,
    );
    expect(document.body.textContent).not.toMatch(/\b(?:state|reason|trouble|act|filter)\.[a-z]/);
  });

  it('says why a link cannot be checked now', async () => {
    const { code, status } = LINK_HOST_RESTS;
    shows(link());
    server.use(refuses(checkLink, { code, status, message: 'This site asks us to wait.' }));
    const { user } = drawPage();
    await user.click(within(await row()).getByRole('button', { name: /^Check now/ }));
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('This site asks us to wait.'));
  });

  it('asks for what its address says, and leaves out what that says wrongly', async () => {
    shows();
    drawPage(`/links?shelf=aside&state=${LINK_FINDINGS[0]}&source=readers&olderThanDays=30&atLeast=7`);
    expect(await screen.findByText('No link matches')).toBeDefined();
    expect(asked[0]).toMatchObject({
      shelf: 'aside',
      state: 'broken',
      source: 'readers',
      olderThanDays: '30',
    });
    expect(asked[0]).not.toHaveProperty('atLeast');
  });
});
