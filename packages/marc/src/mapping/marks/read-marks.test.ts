import { describe, expect, it } from 'vitest';
import type { MarcRecord } from '../../marc-record.ts';
import { control, data } from '../../testing/record-builders.ts';
import { mapRecord } from '../map-record.ts';
import type { MarkRule } from './mark-rule.ts';

const record = (...fields: MarcRecord['fields']): MarcRecord => ({
  leader: '00000nam a22000005a 4500',
  fields: [control('001', '1'), data('245', '00', 'aA work'), ...fields],
});
const marksOf = (given: MarcRecord, markRules: readonly MarkRule[] = []) =>
  mapRecord(given, { flavour: 'marc21', markRules }).marks;

describe('the degree of a thesis', () => {
  it.each([
    ['Thesis (Ph. D.)--University of Chicago, 1990.', ['doctor']],
    ['Thesis (M.A.)--Qiming University', ['master']],
    ['Inaug.-Diss.--Köln', ['doctor']],
    ['Habilitation -- Universität Wien', ['habilitation']],
    ['Thèse de doctorat : Droit : Paris 2 : 1998', ['doctor']],
    ['Mémoire de maîtrise', ['master']],
    ['北京大学博士论文', ['doctor']],
    ['国立臺灣大學碩士論文', ['master']],
    ['清华大学博士后研究报告', ['postdoc']],
    ['学士学位论文', ['bachelor']],
    ['Thesis--Oxford', undefined],
  ])('of the note %s: %j', (note, degree) => {
    expect(marksOf(record(data('502', '  ', `a${note}`)))?.degree).toEqual(degree);
  });

  it('is read from its own subfield if there is one', () => {
    const note = data('502', '  ', 'aThesis; the supervisor holds a Ph.D.', 'bB.Sc.');
    expect(marksOf(record(note))).toEqual({ degree: ['bachelor'] });
  });

  it('is in 328 of UNIMARC', () => {
    const thesis = record(data('328', ' 0', 'bThèse de doctorat', 'cDroit', 'd1998'));
    expect(mapRecord(thesis, { flavour: 'unimarc' }).marks).toEqual({ degree: ['doctor'] });
  });
});

describe('marks by the rules of a library', () => {
  it('are absent without rules', () => {
    expect(mapRecord(record()).marks).toBeUndefined();
  });

  it('are the texts of subfields, or the codes that the rule has for them, each once', () => {
    const given = record(data('981', '  ', 'aSCI', 'aSCI', 'bx'), data('981', '  ', 'a北大核心'));
    expect(marksOf(given, [{ mark: 'coreList', tag: '981', subfields: 'a' }])).toEqual({
      coreList: ['SCI', '北大核心'],
    });
    const codes = { 北大核心: 'PKU' };
    expect(marksOf(given, [{ mark: 'coreList', tag: '981', subfields: 'a', codes }])).toEqual({
      coreList: ['PKU'],
    });
  });

  it('are the characters at a position of the leader or a control field', () => {
    const rule = { mark: 'verification', tag: 'LDR', position: 17, codes: { '5': 'unverified' } } as const;
    expect(marksOf(record(), [rule])).toEqual({ verification: ['unverified'] });
    expect(marksOf(record(), [{ ...rule, position: 900 }])).toBeUndefined();
    expect(marksOf(record(), [{ ...rule, tag: '006' }])).toBeUndefined();
  });

  it('are read only in records of the format that a rule names', () => {
    const rule = { mark: 'coreList', flavour: 'unimarc', tag: '981', subfields: 'a' } as const;
    expect(marksOf(record(data('981', '  ', 'aSCI')), [rule])).toBeUndefined();
  });

  it('never come from inherited properties of a code table', () => {
    const rule = { mark: 'coreList', tag: '981', subfields: 'a', codes: {} } as const;
    expect(marksOf(record(data('981', '  ', 'aconstructor')), [rule])).toBeUndefined();
  });
});
