import { describe, expect, it } from 'vitest';
import { mapRecord } from '../map-record.ts';
import { buildRecord } from '../testing/build-record.ts';

const summary = (fields: string) =>
  mapRecord(buildRecord(`245 00 $aAtlantic\n852 __ $bMAIN$cStacks\n${fields}`), {
    flavour: 'marc21',
  }).holdings.map((holding) => holding.summary);

describe('coded holdings of a serial', () => {
  it('are written with their captions, from the first part to the last', () => {
    expect(
      summary('853 20 $81$av.$bno.$i(year)\n863 40 $81.1$a1-12$b1-4$i1990-2001\n863 40 $81.2$a14$i2003'),
    ).toEqual([['v.1:no.1(1990)-v.12:no.4(2001)', 'v.14(2003)']]);
  });

  it('are open at the end if they go on, and may be years alone', () => {
    expect(summary('853 20 $81$av.$i(year)\n863 40 $81.1$a20-$i1998-')).toEqual([['v.20(1998)-']]);
    expect(summary('853 20 $81$i(year)\n863 40 $81.1$i1998-2001')).toEqual([['1998-2001']]);
  });

  it('give way to statements in words, and need a single holding', () => {
    const coded = '853 20 $81$av.\n863 40 $81.1$a1-12';
    expect(summary(`${coded}\n866 _0 $80$av.1-12, incomplete`)).toEqual([['v.1-12, incomplete']]);
    expect(summary(`852 __ $bEAST$cStacks\n${coded}`)).toEqual([[], []]);
  });
});
