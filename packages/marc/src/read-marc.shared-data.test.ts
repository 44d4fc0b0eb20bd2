import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MarcReadResult } from './marc-read-result.ts';
import { NotMarcError } from './not-marc-error.ts';
import { readMarc } from './read-marc.ts';
import { recordKind } from './record-kind.ts';
import { edgeCases } from './testing/edge-case-expectations.ts';
import { readAll, readFile, recordsOf, rejectedOf, valuesOf } from './testing/read-all.ts';
import { hasProgram, sharedFile, unpack } from './testing/shared-data.ts';

const tibkat = sharedFile('tibkat', 'tibkat.mrc.xz');
const evergreen = sharedFile('evergreen-concerto');
const princeton = sharedFile('princeton-marcxml', 'princeton-marcxml.tar.xz');
const chinese = sharedFile('chinese-cnmarc');
const sru = sharedFile('cnmarc-dp2', 'sru-samples');
const broken = sharedFile('marc-edge-cases', 'marc4j-test-resources.tar.xz');
const blacklight = sharedFile('marc-code-lists', 'test_data.utf8.mrc');
const koha = sharedFile('koha-marc21-sample', 'koha-marc21-sql.tar.xz');
const canUnpack = hasProgram('xz') && hasProgram('tar');

describe.skipIf(!tibkat || !canUnpack)('tibkat (MARC 21, UTF-8)', () => {
  it('gives clean records from the first batches on, and reading can stop early', async () => {
    const xz = spawn('xz', ['-dc', tibkat!], { stdio: ['ignore', 'pipe', 'ignore'] });
    const results: MarcReadResult[] = [];
    for await (const batch of readMarc(xz.stdout)) {
      results.push(...batch);
      if (results.length >= 2500) break;
    }
    xz.kill();
    expect(recordsOf(results).length).toBe(results.length);
    expect(new Set(recordsOf(results).map(({ encoding }) => encoding))).toEqual(new Set(['utf-8']));
    expect(recordsOf(results).flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(recordsOf(results).every(({ record }) => valuesOf(record, '245', 'a').length === 1)).toBe(true);
  });
});

describe.skipIf(!evergreen)('evergreen-concerto', () => {
  const files: [file: string, records: number, encoding: string][] = [
    ['jazz_1k.mrc', 1000, 'marc-8'],
    ['lul_fre_500.mrc', 500, 'marc-8'],
    ['auth-1066.mrc', 1066, 'utf-8'],
    ['nepali.marc', 96, 'utf-8'],
    ['hebrew.marc', 20, 'marc-8'],
    ['FSL.marc', 52, 'utf-8'],
    ['oss.marc', 42, 'marc-8'],
    ['serials_marc21.xml', 7, 'utf-8'],
    ['badisbns.xml', 10, 'utf-8'],
  ];
  it.each(files)('%s has %i records in %s', async (file, records, encoding) => {
    const results = await readFile(join(evergreen!, file));
    expect(results).toHaveLength(records);
    expect(rejectedOf(results)).toEqual([]);
    expect(new Set(recordsOf(results).map((result) => result.encoding))).toEqual(new Set([encoding]));
  });

  it('shows French, Hebrew and Nepali as their readers write them', async () => {
    const titles = async (file: string, tag: string): Promise<string[]> =>
      recordsOf(await readFile(join(evergreen!, file))).flatMap(({ record }) => valuesOf(record, tag, 'a'));
    expect(await titles('lul_fre_500.mrc', '245')).toContain("L'autre monde, mythes et légendes :");
    expect(await titles('hebrew.marc', '880')).toContain('לתורה ולמועדים');
    expect(await titles('nepali.marc', '245')).toContain('बिहानी टुसा /');
  });

  it('auth-1066.mrc is all authorities', async () => {
    const kinds = recordsOf(await readFile(join(evergreen!, 'auth-1066.mrc'))).map(({ record }) =>
      recordKind(record),
    );
    expect(new Set(kinds)).toEqual(new Set(['authority']));
  });
});

describe.skipIf(!chinese)('chinese-cnmarc', () => {
  it('gives identical records from GB18030 and from UTF-8', async () => {
    const utf8 = recordsOf(await readFile(join(chinese!, 'chinese-cnmarc-utf8.iso')));
    const gb18030 = recordsOf(await readFile(join(chinese!, 'chinese-cnmarc-gb18030.iso')));
    expect(utf8).toHaveLength(6067);
    expect(new Set(gb18030.map(({ encoding }) => encoding))).toEqual(new Set(['gb18030']));
    expect(gb18030.map(({ record }) => record.fields)).toEqual(utf8.map(({ record }) => record.fields));
    expect([...utf8, ...gb18030].flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('has 6,060 control numbers, one of them three times and five twice', async () => {
    const count = new Map<string, number>();
    for (const { record } of recordsOf(await readFile(join(chinese!, 'chinese-cnmarc-utf8.iso')))) {
      for (const number of valuesOf(record, '001')) count.set(number, (count.get(number) ?? 0) + 1);
    }
    expect(count.size).toBe(6060);
    expect([...count].filter(([, times]) => times > 1)).toEqual([
      ['PG25225', 2],
      ['PG25249', 2],
      ['PG54777', 2],
      ['PG56202', 3],
      ['PG57227', 2],
      ['PG62791', 2],
    ]);
  });
});

describe.skipIf(!sru)('SRU answers of a Chinese library', () => {
  it.each(['cnmarcxml', 'unimarcxml', 'kormarcxml', 'marcxml'])(
    'sample_%s.xml has ten records',
    async (schema) => {
      const results = await readFile(join(sru!, `sample_${schema}.xml`));
      expect(recordsOf(results)).toHaveLength(10);
      expect(rejectedOf(results)).toEqual([]);
    },
  );

  it.each(['mods', 'isohold'])('sample_%s.xml is XML, but no MARC', async (schema) => {
    await expect(readFile(join(sru!, `sample_${schema}.xml`))).rejects.toMatchObject(new NotMarcError('xml'));
  });
});

describe.skipIf(!blacklight)('the Blacklight test records', () => {
  it('are 30, 14 of them with original scripts', async () => {
    const records = recordsOf(await readFile(blacklight!));
    expect(records).toHaveLength(30);
    expect(records.filter(({ record }) => record.fields.some(({ tag }) => tag === '880'))).toHaveLength(14);
  });
});

describe.skipIf(!princeton || !canUnpack)('princeton-marcxml', () => {
  it('gives a record for each leader in 141 files, except for a file with escaped quotes', async () => {
    const { folder, remove } = unpack(princeton!);
    try {
      const files = readdirSync(folder);
      expect(files).toHaveLength(141);
      let records = 0;
      for (const file of files) {
        const results = await readFile(join(folder, file));
        const leaders = readFileSync(join(folder, file), 'utf8').match(/<(?:\w+:)?leader[\s>]/g) ?? [];
        expect(results.length, file).toBe(leaders.length);
        if (file === 'mms_id_array.xml') expect(recordsOf(results)).toEqual([]);
        else expect(rejectedOf(results), file).toEqual([]);
        records += recordsOf(results).length;
      }
      expect(records).toBe(183);
    } finally {
      remove();
    }
  });
});

describe.skipIf(!koha || !canUnpack)('koha-marc21-sample', () => {
  it('has 436 records of MARCXML in its SQL dump', async () => {
    const { folder, remove } = unpack(koha!);
    try {
      const sql = readFileSync(join(folder, 'biblio_metadata.sql'), 'utf8');
      const xml = sql.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char));
      const results = await readAll(xml, { format: 'marcxml' });
      expect(recordsOf(results)).toHaveLength(436);
      expect(rejectedOf(results)).toEqual([]);
    } finally {
      remove();
    }
  });
});

describe.skipIf(!broken || !canUnpack)('marc-edge-cases', () => {
  it('give the expected records and rejected pieces for each of 63 broken and odd files', async () => {
    const { folder, remove } = unpack(broken!);
    try {
      const files = readdirSync(folder);
      expect(files.toSorted()).toEqual(Object.keys(edgeCases).toSorted());
      for (const file of files) {
        const { records, rejected = 0, found } = edgeCases[file]!;
        if (found) {
          await expect(readFile(join(folder, file)), file).rejects.toMatchObject({ found });
          continue;
        }
        const results = await readFile(join(folder, file));
        expect([recordsOf(results).length, rejectedOf(results).length], file).toEqual([records, rejected]);
      }
    } finally {
      remove();
    }
  });

  it('are repaired where the content is unambiguous', async () => {
    const { folder, remove } = unpack(broken!);
    try {
      const good = recordsOf(await readFile(join(folder, 'pride-and-prejudice-fixed.mrc')));
      const bad = recordsOf(await readFile(join(folder, 'pride-and-prejudice-with-many-errors.mrc')));
      expect(bad.map(({ record }) => record.fields.length)).toEqual(
        good.map(({ record }) => record.fields.length),
      );

      // Three records with the same Greek text: the first lacks escape sequences before punctuation, the second has
      // character references, the third is in UTF-8 (and not in NFC).
      const greek = recordsOf(await readFile(join(folder, 'greekmissingcharsetchange.mrc')));
      const [escaped, referenced, clean] = greek.map(({ record }) => {
        return ['a', 'b'].map((code) => valuesOf(record, '880', code).join().normalize('NFC'));
      });
      expect(escaped![0]).toEqual(clean![0]);
      expect(referenced).toEqual(clean);

      const [, marc8, , utf8] = recordsOf(await readFile(join(folder, 'chinese_mangled_multibyte.mrc')));
      expect(valuesOf(marc8!.record, '880', 'a')).toEqual(valuesOf(utf8!.record, '880', 'a'));

      const [long] = recordsOf(await readFile(join(folder, 'datos-20161010-slice.mrc')));
      expect(long!.record.fields.filter(({ tag }) => tag === '952')).toHaveLength(965);
    } finally {
      remove();
    }
  });
});
