import { beforeEach, describe, expect, it } from 'vitest';
import { clearSelection, MAX_SELECTED, select, selection } from './selection.ts';

const bib = (recordId: string) => ({ recordId, title: `Title ${recordId}`, author: '' });
const ids = () => selection.get().map(({ recordId }) => recordId);

describe('the works that a reader chose', () => {
  beforeEach(clearSelection);

  it('are kept in the order of choosing, each once', () => {
    select([bib('b')], true);
    select([bib('a'), bib('b')], true);
    expect(ids()).toEqual(['b', 'a']);
    select([bib('b'), bib('c')], false);
    expect(ids()).toEqual(['a']);
  });

  it('are never more than one file can hold', () => {
    select(
      Array.from({ length: MAX_SELECTED + 5 }, (_, index) => bib(`r${index}`)),
      true,
    );
    expect(ids()).toHaveLength(MAX_SELECTED);
    expect(ids()[0]).toBe('r0');
  });
});
