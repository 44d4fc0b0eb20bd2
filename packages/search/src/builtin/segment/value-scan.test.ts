import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWithOffsets } from '../../analysis/fold.ts';
import { valueKey } from '../../analysis/value-key.ts';
import { wholeValueKey } from '../../ranking/whole-value-key.ts';
import { anyText } from '../../testing/any-text.ts';
import { titleProper } from '../../widen/title-forms.ts';
import { ValueScan } from './value-scan.ts';

const sink = { putWord: () => undefined, putTerm: () => undefined };

describe('scan of a value', () => {
  it('gives the key that a query for the same value asks for', () => {
    const scan = new ValueScan();
    fc.assert(
      fc.property(anyText(), (text) => {
        scan.read(foldWithOffsets(text), sink);
        const key = valueKey(text);
        expect(scan.key()).toEqual(key === '' ? undefined : wholeValueKey(key));
      }),
    );
  });

  it('gives the key of a title proper without reading it a second time', () => {
    const scan = new ValueScan();
    fc.assert(
      fc.property(
        anyText(),
        anyText(),
        fc.constantFrom(' : ', ' = ', '：', ' / '),
        (before, behind, sign) => {
          const title = before + sign + behind;
          const proper = titleProper(title);
          fc.pre(proper !== undefined);
          scan.read(foldWithOffsets(title), sink, proper?.length);
          const key = scan.keyOfPart('p');
          if (key !== undefined) expect(key).toEqual(wholeValueKey(`p${valueKey(proper ?? '')}`));
        },
      ),
      { numRuns: 500 },
    );
    scan.read(foldWithOffsets('Ærø : a guide'), sink, 3);
    expect(scan.keyOfPart('p')).toEqual(wholeValueKey('paero'));
  });
});
