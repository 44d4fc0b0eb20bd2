// @vitest-environment happy-dom
import { addNavigationLog } from '@lectern/contracts/shelf/activity/add-navigation-log';
import { getMenuChoice } from '@lectern/contracts/shelf/personal-menu/get-menu-choice';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { patron } from '../../../../testing/loan-fixtures.ts';
import { SectionMenu } from './section-menu.tsx';

const pressed: unknown[] = [];
const leave = vi.fn();
libraryServer(
  answers(getMenuChoice, { order: [], hidden: [] }),
  answers(getMessages, { messages: [], total: 3, unread: 3 }),
  answers(addNavigationLog, ({ navigationType }) => {
    pressed.push(navigationType);
    return {};
  }),
);
inEnglish();
beforeEach(() => {
  signedIn();
  pressed.length = 0;
});

/** As `matchMedia` answers on a phone. */
class NarrowMedia extends EventTarget {
  readonly matches = true;
}

const SERVICES = {
  libTypeCode: '2',
  thesisCheckWay: 'form',
  expertWay: 'form',
  documentDeliveryWay: 'form',
} as const;

describe('the menu of the personal centre', () => {
  // 17 is the number of the specification (document 2, section 7.15).
  it.each([
    ['Plagiarism check', 17],
    ['Expert consultation', 14],
    ['Document delivery', 16],
    ['Reading report', 19],
  ])('counts that %s was pressed', async (name, navigationType) => {
    const { user } = draw(<SectionMenu patron={patron({ expertFlag: true })} name="Ada" onLeave={leave} />, {
      settings: SERVICES,
    });
    await user.click(await screen.findByRole('link', { name }));
    await vi.waitFor(() => expect(pressed).toEqual([navigationType]));
  });

  it('counts no entry that has no number', async () => {
    const { user } = draw(<SectionMenu patron={patron()} name="Ada" onLeave={leave} />, {
      settings: SERVICES,
    });
    await user.click(await screen.findByRole('link', { name: 'Favourites' }));
    await user.click(await screen.findByRole('link', { name: 'Plagiarism check' }));
    await vi.waitFor(() => expect(pressed).toEqual([17]));
  });

  it('stands in groups with headings, with fines and inbox in front, each with its number', async () => {
    const owed = { amount: 350, currency: 'CNY' };
    draw(<SectionMenu patron={patron({ loanCount: 2, owed })} name="Ada" onLeave={leave} />);
    const menu = screen.getByRole('navigation', { name: 'My pages' });
    const lists = within(menu).getAllByRole('list');
    await vi.waitFor(() =>
      expect(
        within(lists[0]!)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'My library',
        'Borrowing2',
        'My requests',
        'Fines and payments¥3.50¥3.50 to pay',
        'Inbox33 unread',
      ]),
    );
    expect(within(menu).getByRole('list', { name: 'Account' })).toBeDefined();
  });

  it('lets the reader sign out without opening another menu', async () => {
    const { user } = draw(<SectionMenu patron={patron()} name="Ada" onLeave={leave} />);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('the menu of the personal centre on phones', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', () => new NarrowMedia()));
  afterEach(() => void vi.unstubAllGlobals());

  it('is a line of the first group, with all groups behind one button', async () => {
    const { user } = draw(<SectionMenu patron={patron()} name="Ada" onLeave={leave} />);
    const line = screen.getByRole('navigation', { name: 'My pages' });
    expect(within(line).getAllByRole('link')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'All' }));
    const panel = await screen.findByRole('dialog', { name: 'My pages' });
    expect(within(panel).getByRole('list', { name: 'Collect and follow' })).toBeDefined();
    await user.click(within(panel).getByRole('link', { name: 'Favourites' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
