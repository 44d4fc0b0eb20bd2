import type { Bib, Creator } from '@lectern/marc/bib';
import { EMPTY_BIB } from '@lectern/marc/testing/empty-bib';
import { describe, expect, it } from 'vitest';
import { workKeyOf } from './work-key.ts';

const person = (entry: string, rest: string, more: Partial<Creator> = {}): Creator => ({
  name: `${entry}, ${rest}`,
  kind: 'person',
  primary: true,
  roles: [],
  parts: { order: 'surname', entry, rest },
  ...more,
});
const MELVILLE = person('Melville', 'Herman');
const keyOf = (given: Partial<Bib>) => workKeyOf({ ...EMPTY_BIB, creators: [MELVILLE], ...given });
const uniform = (work: string) => [{ kind: 'uniform' as const, value: `${work}. German`, work }];

describe('the key of a work', () => {
  it('is the same for editions and formats, whatever their subtitle, article and year', () => {
    const key = keyOf({ title: 'Moby Dick', languages: ['eng'], year: 1851 });
    expect(key).not.toBe('');
    for (const edition of [
      { title: 'Moby-Dick : or, The whale', year: 1988, edition: '2nd ed.' },
      { title: 'Moby Dick [electronic resource]', docType: 'ebook' as const },
      { title: 'Moby Dick', creators: [person('Melville', 'H.')] },
      { title: 'Moby Dick / by Herman Melville' },
    ])
      expect(keyOf(edition), edition.title).toBe(key);
  });

  it('is that of the original for a translation whose record names it', () => {
    const original = keyOf({ title: 'The whale', languages: ['eng'] });
    expect(keyOf({ title: 'Der Wal', titles: uniform('The whale'), languages: ['ger'] })).toBe(original);
  });

  it('is another one for a part of the work, and absent for several works under the title of the first', () => {
    const whole = keyOf({ title: 'Der Wal', titles: uniform('The whale') });
    expect(keyOf({ title: 'Der Wal. Band 2', titles: uniform('The whale') })).not.toBe(whole);
    const author: Creator = { name: '川端康成', kind: 'person', primary: true, roles: ['aut'] };
    const novels = { title: '雪国 古都 千只鹤', titles: uniform('雪国'), creators: [author] };
    expect(keyOf(novels)).toBe('');
    expect(keyOf({ ...novels, title: '雪国' })).not.toBe('');
  });

  it('is another one for another author, a numbered part, and what belongs to a textbook', () => {
    const key = keyOf({ title: 'Analysis' });
    for (const other of [
      { title: 'Analysis', creators: [person('Melville', 'Ann')] },
      { title: 'Analysis. 2' },
      { title: 'Analysis : Band 2' },
      { title: 'Analysis : workbook' },
      { title: 'Analysis', series: [{ title: 'Analysis', number: 'vol. 2' }] },
    ])
      expect(keyOf(other), JSON.stringify(other)).not.toBe(key);
    const [first, second] = ['上册', '下册'].map((part) => keyOf({ title: `中国通史 : ${part}` }));
    expect(first).not.toBe(second);
  });

  it('tells edited volumes with one title apart by their subtitles', () => {
    const editor = person('Pandey', 'Ashok', { primary: false, roles: ['edt'] });
    const [one, other] = ['feedstocks', 'potential'].map((subtitle) =>
      keyOf({ title: `Biofuels : ${subtitle}`, creators: [editor] }),
    );
    expect(one).not.toBe(other);
    expect(one).toBe(keyOf({ title: 'Biofuels : Feedstocks', creators: [editor] }));
  });

  it('is the same for a Han name and title in either script form', () => {
    const author = (name: string): Creator => ({ name, kind: 'person', primary: true, roles: ['aut'] });
    expect(keyOf({ title: '紅樓夢', creators: [author('曹雪芹')] })).toBe(
      keyOf({ title: '红楼梦', creators: [author('曹雪芹')] }),
    );
  });

  it('is absent where a record does not say enough: no person, a collective title, several works, a serial', () => {
    for (const given of [
      { title: 'Annual report', creators: [] },
      { title: 'Peer reviews', creators: [{ ...MELVILLE, kind: 'corporate' as const }] },
      { title: 'Peer reviews', creators: [person('OECD', '')] },
      { title: 'Selected poems' },
      { title: '全集' },
      { title: 'Two novels', titles: [...uniform('Typee'), ...uniform('Omoo')] },
      { title: 'Nature', docType: 'journal' as const },
    ])
      expect(keyOf(given), given.title).toBe('');
  });
});
