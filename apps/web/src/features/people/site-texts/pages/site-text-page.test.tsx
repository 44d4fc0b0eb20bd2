// @vitest-environment happy-dom
import { getProvidedPurposes } from '@lectern/contracts/discovery/providers/get-provided-purposes';
import { getSiteText } from '@lectern/contracts/people/tenant/get-site-text';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import SiteTextPage from './site-text-page.tsx';

const server = libraryServer();
inEnglish();

const source = (code: string, name: string, isAsked: boolean) => ({ code, name, purposes: [], isAsked });

beforeEach(() =>
  server.use(
    answers(getSiteText, ({ name }) => ({
      name: name ?? 'privacy',
      html: '',
      version: '',
      isTemplate: false,
    })),
    answers(getProvidedPurposes, {
      providers: [source('openalex', 'OpenAlex', true), source('shop', 'A shop', false)],
    }),
  ),
);

it('the privacy statement names the sources that are asked, and none that is only a link', async () => {
  draw(<SiteTextPage />, { at: '/privacy' });
  const part = await screen.findByRole('region', { name: 'Outside sources that are asked' });
  expect(
    within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['OpenAlex']);
});

it('other texts name none', async () => {
  draw(<SiteTextPage />, { at: '/help' });
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Outside sources that are asked' })).toBeNull();
});
