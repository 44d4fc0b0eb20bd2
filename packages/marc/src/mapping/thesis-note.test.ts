import { expect, it } from 'vitest';
import { readThesisNote } from './thesis-note.ts';

it.each([
  [
    'Thesis (Ph. D.)--University of Quay, 1987.',
    { degree: 'Ph. D.', institution: 'University of Quay', year: 1987 },
  ],
  [
    'Thesis (M.A.)--University of the Sea, Berkeley, 1987.',
    { degree: 'M.A.', institution: 'University of the Sea, Berkeley', year: 1987 },
  ],
  [
    'Thesis (doctoral) - Universität Quay, 1987',
    { degree: 'doctoral', institution: 'Universität Quay', year: 1987 },
  ],
  [
    'Thèse de doctorat : Physique : Université de la Mer : 2015',
    { degree: 'Thèse de doctorat', institution: 'Université de la Mer', year: 2015 },
  ],
  ['学位论文（博士）--海边大学, 2015', { degree: '博士', institution: '海边大学', year: 2015 }],
  ['博士学位论文 -- 海边大学，2015年', { degree: '博士学位论文', institution: '海边大学', year: 2015 }],
  ['Quay, Freie Univ., Diss., 1990', { institution: 'Quay, Freie Univ.', year: 1990 }],
  ['Zugl.: Quay, Univ., Diss., 1999', { institution: 'Quay, Univ.', year: 1999 }],
  [
    'Tesis (doctoral)-Universidad del Mar, 1990',
    { degree: 'doctoral', institution: 'Universidad del Mar', year: 1990 },
  ],
])('the note "%s"', (note, thesis) => {
  expect(readThesisNote(note)).toMatchObject(thesis);
});

it('a note that names no degree has none', () => {
  expect(readThesisNote('Memories of the sea')).toEqual({});
  expect(readThesisNote('Thèse-Université de la Mer.')).toEqual({
    degree: 'Thèse',
    institution: 'Université de la Mer',
  });
});

it('a note without a known part gives nothing of it', () => {
  expect(readThesisNote('1987')).toEqual({ year: 1987 });
  expect(readThesisNote('')).toEqual({});
});
