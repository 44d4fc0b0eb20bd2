// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { BIB } from '../detail.fixtures.ts';
import { Creators } from './creators.tsx';

inEnglish();

type Creator = (typeof BIB)['creators'][number];
const creator = (name: string, roles: Creator['roles'], vernacular = '') =>
  ({ ...BIB.creators[0], name, vernacular, roles }) as Creator;

describe('the creators of a work', () => {
  it('are said as people say them: the author by whom it is, others with what they did', async () => {
    const creators = [
      creator('Liu, Cixin', [{ code: 'aut', name: 'author' }]),
      creator('Liu, Ken', [{ code: 'trl', name: 'translator' }]),
      creator('Tor', []),
    ];
    draw(<Creators bib={{ ...BIB, creators }} />);
    expect(await screen.findAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('paragraph').textContent?.replace(/\s/g, ' ')).toBe(
      'by Liu, Cixin · Liu, Ken (translator) · Tor',
    );
  });

  it('have their name in both scripts', async () => {
    const creators = [creator('Liu, Cixin', [{ code: 'aut', name: 'author' }], '刘慈欣')];
    draw(<Creators bib={{ ...BIB, creators }} />);
    expect((await screen.findByRole('link')).textContent).toBe('刘慈欣');
    expect(screen.getByRole('paragraph').textContent).toBe('by 刘慈欣 (Liu, Cixin)');
  });
});
