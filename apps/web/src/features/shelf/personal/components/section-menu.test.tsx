// @vitest-environment happy-dom
import { addNavigationLog } from '@lectern/contracts/shelf/activity/add-navigation-log';
import { getMenuChoice } from '@lectern/contracts/shelf/personal-menu/get-menu-choice';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { patron } from '../../../../testing/loan-fixtures.ts';
import { SectionMenu } from './section-menu.tsx';

const pressed: unknown[] = [];
libraryServer(
  answers(getMenuChoice, { order: [], hidden: [] }),
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
    const { user } = draw(<SectionMenu patron={patron({ expertFlag: true })} name="Ada" />, {
      settings: SERVICES,
    });
    await user.click(await screen.findByRole('link', { name }));
    await vi.waitFor(() => expect(pressed).toEqual([navigationType]));
  });

  it('counts no entry that has no number', async () => {
    const { user } = draw(<SectionMenu patron={patron()} name="Ada" />, { settings: SERVICES });
    await user.click(await screen.findByRole('link', { name: 'Favourites' }));
    await user.click(await screen.findByRole('link', { name: 'Plagiarism check' }));
    await vi.waitFor(() => expect(pressed).toEqual([17]));
  });
});
