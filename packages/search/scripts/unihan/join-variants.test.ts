import { describe, expect, it } from 'vitest';
import { EquivalentCharacters } from '../../src/analysis/equivalent-characters.ts';
import { joinVariants, type Knowledge } from './join-variants.ts';
import { readRelations } from './read-relations.ts';
import { readSounds } from './read-sounds.ts';

const code = (char: string) => `U+${char.codePointAt(0)!.toString(16).toUpperCase()}`;
const lines = (...rows: [char: string, field: string, value: string][]) =>
  rows.map(([char, field, value]) => `${code(char)}\t${field}\t${value}`).join('\n');

const nothing: Knowledge = { common: { name: 'common', characters: new Set() }, sounds: new Map() };

function joined(text: string, knowledge: Partial<Knowledge> = {}) {
  const classes = new EquivalentCharacters(() => 0);
  const leftOut = joinVariants(readRelations(text), classes, { ...nothing, ...knowledge });
  return { classes, leftOut: leftOut.map(({ pair, reason }) => [pair.one + pair.other, reason]) };
}

describe('the pairs of Unihan', () => {
  it('are read once for each relation, with sources and further planes, and without spoofing variants', () => {
    const text = lines(
      ['𠮷', 'kSemanticVariant', `${code('吉')}<kMatthews`],
      ['吉', 'kSemanticVariant', `${code('𠮷')}<kLau,kMatthews`],
      ['樓', 'kSimplifiedVariant', code('楼')],
      ['楼', 'kTraditionalVariant', `${code('楼')} ${code('樓')}`],
      ['本', 'kSpoofingVariant', code('夲')],
    );
    expect(readRelations(`# a comment\n${text}\n`)).toEqual([
      { relation: 'kSimplifiedVariant', one: '楼', other: '樓' },
      { relation: 'kSemanticVariant', one: '吉', other: '𠮷' },
    ]);
  });

  it('are joined over several steps', () => {
    const { classes, leftOut } = joined(
      lines(['髑', 'kSemanticVariant', code('㱩')], ['㱩', 'kSemanticVariant', code('𣨼')]),
    );
    expect(classes.membersOf('髑')).toEqual(expect.arrayContaining(['㱩', '𣨼']));
    expect(leftOut).toEqual([]);
  });

  it('are left out where a step would make two characters of one standard one, though no pair names both', () => {
    const { classes, leftOut } = joined(
      lines(['甲', 'kSemanticVariant', code('㱩')], ['乙', 'kSemanticVariant', code('㱩')]),
    );
    expect(leftOut).toHaveLength(1);
    expect(classes.membersOf('甲')).not.toContain('乙');
  });

  it('are left out where both are common in China, in Taiwan or in Japan, though not where forms of one character are', () => {
    const common = { name: 'common', characters: new Set(['冇', '㱩']) };
    expect(joined(lines(['冇', 'kSemanticVariant', code('㱩')]), { common }).leftOut).toEqual([
      ['㱩冇', 'two characters of common'],
    ]);
    expect(joined(lines(['冇', 'kSimplifiedVariant', code('㱩')]), { common }).leftOut).toEqual([]);
  });

  it('are left out where they are variants in special cases only and sound different', () => {
    const sounds = readSounds(
      lines(['㱩', 'kMandarin', 'dú'], ['𣨼', 'kMandarin', 'dǔ'], ['冇', 'kHanyuPinyin', '10104.030:mǎo,mò']),
    );
    const special = (other: string) =>
      joined(lines(['㱩', 'kSpecializedSemanticVariant', code(other)]), { sounds }).leftOut;
    expect(special('𣨼')).toEqual([]);
    expect(special('冇')).toEqual([['㱩冇', 'no sound in common']]);
  });
});
