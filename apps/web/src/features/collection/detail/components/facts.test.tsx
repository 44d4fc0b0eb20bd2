// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { BIB } from '../detail.fixtures.ts';
import { Facts } from './facts.tsx';

inEnglish();

const addressOf = (name: string) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');

describe('the facts of a record', () => {
  it('have each part of a heading as a link to the heading up to there', async () => {
    const parts = ['China', 'History', 'Qing dynasty'];
    const heading = parts.join(' -- ');
    draw(<Facts bib={{ ...BIB, subjects: [{ heading, scheme: 'lcsh', parts }] }} />);
    const item = within(await screen.findByRole('list')).getByRole('listitem');
    expect(
      within(item)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(parts);
    expect(addressOf('China').searchParams.get('keyWord')).toBe('"China"');
    expect(addressOf('History').searchParams.get('keyWord')).toBe('"China History"');
    expect(addressOf('Qing dynasty').searchParams.get('keyWord')).toBe('"China History Qing dynasty"');
    expect(addressOf('History').searchParams.get('searchField')).toBe('subject');
  });

  it('have a heading once that two vocabularies write in their own ways', async () => {
    const of = (heading: string, scheme: string) => ({ heading, scheme, parts: [heading] });
    const subjects = [of('Whaling', 'lcsh'), of('Ships', 'lcsh'), of('whaling.', 'fast')];
    draw(<Facts bib={{ ...BIB, subjects }} />);
    const items = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Whaling', 'Ships']);
  });

  it('lead from an article to the record of its journal', async () => {
    const host = { title: 'Atlantic', part: 'v.3, p. 5-20', issn: '0004-6795', recordId: 'j1' };
    draw(<Facts bib={{ ...BIB, host }} />);
    await screen.findByText('In');
    expect(addressOf('Atlantic').pathname).toMatch(/j1$/);
    expect(screen.getByText(/v\.3, p\. 5-20/)).toBeDefined();
  });

  it('search for a journal that the library does not have', async () => {
    draw(<Facts bib={{ ...BIB, host: { title: 'Atlantic', part: '', issn: '', recordId: null } }} />);
    await screen.findByText('In');
    expect(addressOf('Atlantic').searchParams.get('keyWord')).toBe('"Atlantic"');
  });
});
