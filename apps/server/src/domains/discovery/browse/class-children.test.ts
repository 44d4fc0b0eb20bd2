import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clcPath } from '../../collection/vocabulary/classes/clc/clc-path.ts';
import { classChildren } from './class-children.ts';
import { startsOf } from './class-range.ts';

const usedBy = (...notations: string[]) => new Set(notations.flatMap(clcPath));
const shown = (parent: string, known: readonly string[], used: ReadonlySet<string>) =>
  classChildren(parent, known, used).map(({ notation }) => notation);

describe('a range of classes', () => {
  it.each([
    ['I3/7', ['I3', 'I4', 'I5', 'I6', 'I7']],
    ['B51/53', ['B51', 'B52', 'B53']],
    ['C829.3/.5', ['C829.3', 'C829.4', 'C829.5']],
    ['F239.26/.27', ['F239.26', 'F239.27']],
    ['D093/095', ['D093', 'D094', 'D095']],
    ['I242', ['I242']],
    ['E292/294.9', ['E292/294.9']],
    ['I7/3', ['I7/3']],
  ])('%s stands for each of its classes', (notation, starts) => expect(startsOf(notation)).toEqual(starts));
});

describe('the classes below a class', () => {
  it('are the classes of the table with works, in its order', () => {
    const used = usedBy('I207.4', 'I242.4', 'I712.45');
    expect(shown('I', ['I0', 'I2', 'I3/7'], used)).toEqual(['I2', 'I3/7']);
    expect(classChildren('I', ['I2', 'I3/7'], used)[1]).toMatchObject({ starts: ['I7'], hasChildren: true });
  });

  it('leave out prefixes of classes in the table', () => {
    const used = usedBy('R71', 'R737.1', 'R5');
    expect(shown('R', ['R5', 'R71', 'R73'], used)).toEqual(['R5', 'R71', 'R73']);
  });

  it('include the shortest notations that are not in the table', () => {
    const used = usedBy('I242.4', 'I242.1', 'I247.5', 'I26');
    expect(shown('I2', [], used)).toEqual(['I24', 'I26']);
    expect(shown('I24', [], used)).toEqual(['I242', 'I247']);
    expect(shown('I242', [], used)).toEqual(['I242.1', 'I242.4']);
    expect(shown('I3/7', [], usedBy('I313.4', 'I561'))).toEqual(['I3', 'I5']);
  });

  it('leave out classes of the table whose notation does not begin with that of the parent', () => {
    expect(shown('G4', ['G40', 'G53/57'], usedBy('G40', 'G53'))).toEqual(['G40']);
  });

  it('lead to every class of a work, from level to level', () => {
    const notation = fc.stringMatching(/^[RT][AB]?[1-3]{1,3}$/);
    fc.assert(
      fc.property(fc.array(notation, { minLength: 1, maxLength: 12 }), fc.array(notation), (works, known) => {
        const used = usedBy(...works);
        const reached = new Set<string>();
        const walk = (parent: string, depth: number) => {
          for (const child of classChildren(parent, known, used)) {
            for (const start of child.starts) reached.add(start);
            if (child.hasChildren && depth < 12) walk(child.notation, depth + 1);
          }
        };
        walk('', 0);
        const deepest = [...used].filter(
          (one) => ![...used].some((two) => two !== one && two.startsWith(one)),
        );
        for (const work of deepest) expect([...reached], work).toContain(work);
      }),
    );
  });
});
