import { describe, expect, it } from 'vitest';
import { roleOf, rolesOf } from './roles.ts';

describe('the role of a creator', () => {
  it.each([
    ['aut', 'aut'],
    ['http://id.loc.gov/vocabulary/relators/ill', 'ill'],
    ['translator,', 'trl'],
    ['ed.', 'edt'],
    ['joint author.', 'aut'],
    ['author of introduction', 'aui'],
    ['Übersetzer', 'trl'],
    ['070', 'aut'],
    ['730', 'trl'],
    ['著', 'aut'],
    ['主编', 'edt'],
    ['譯', 'trl'],
    ['[点校]', 'edt'],
    ['작곡', 'cmp'],
    ['ил.', 'ill'],
    ['ctb -', 'ctb'],
    ['Corporate Author', 'aut'],
  ])('%s is %s', (text, code) => {
    expect(roleOf(text)).toBe(code);
  });

  it('stays as written if no code fits', () => {
    expect(roleOf('keeper of the seal,')).toBe('keeper of the seal');
  });

  it('appears once if the record has it as code and as term', () => {
    expect(rolesOf(['aut'], ['author.', 'illustrator.'])).toEqual(['aut', 'ill']);
  });

  it('are read in one pass, whatever signs stand around them', () => {
    expect(roleOf(`(${'aut'}${'.'.repeat(300_000)}`)).toBe('aut');
    expect(roleOf(`x${']'.repeat(300_000)}x`)).toHaveLength(300_002);
  });
});
