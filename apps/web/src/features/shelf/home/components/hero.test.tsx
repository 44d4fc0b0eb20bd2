// @vitest-environment happy-dom
import { getPopularSearches } from '@lectern/contracts/discovery/searches/get-popular-searches';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { Hero } from './hero.tsx';

describe('the search of the home page', () => {
  inEnglish();
  const server = libraryServer();

  it.each([
    ['https://a.example.org/hall.jpg', 'url("https://a.example.org/hall.jpg")'],
    ['https://a.example.org/a"); color: red; ("', 'url("https://a.example.org/a\\"); color: red; (\\"")'],
    ['', ''],
  ])('stands on the picture of the setting searchBackGround: %s', async (searchBackGround, picture) => {
    server.use(answers(getPopularSearches, []));
    draw(<Hero info={undefined} />, { settings: { searchBackGround } });
    const section = (await screen.findByRole('heading', { level: 1 })).closest('section');
    expect(section?.style.getPropertyValue('--hero-picture')).toBe(picture);
  });
});
