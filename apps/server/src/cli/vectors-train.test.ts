import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newestModelName, readModelFile } from '../domains/discovery/search-index/meaning/model-files.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { marcFile } from '../testing/marc-file.ts';

describe('lectern vectors train', () => {
  let installation: TestInstallation;
  beforeEach(async () => {
    installation = await createInstallation();
  });
  afterEach(() => installation.close());

  const config = () => ({ dataFolder: installation.folder });
  const train = () => installation.run(['vectors', 'train', '--tenant', 'alpha']);
  const folder = () => join(installation.folder, 'meaning', '1001');

  async function importRecords(from: number): Promise<void> {
    const file = join(installation.folder, `from-${from}.mrc`);
    const records = Array.from({ length: 40 }, (_, at) => ({
      number: `n${from + at}`,
      title: at % 20 === 0 ? `Whales of the sea ${from + at}` : `Subject ${at % 4} of ${from + at}`,
      dewey: at % 20 === 0 ? '599.5' : `51${at % 4}.1`,
    }));
    writeFileSync(file, marcFile(records));
    expect((await installation.run(['import', file, '--tenant', 'alpha'])).code).toBe(0);
  }

  it('leaves a model of the records of the library, the same one for the same records', async () => {
    await importRecords(0);
    const { code, out } = await train();
    expect(code).toBe(0);
    const name = await newestModelName(config(), '1001');
    expect(out).toContain(name);
    const model = openMeaning(await readModelFile(config(), '1001', name!));
    expect(model.name).toBe(name);
    const [first] = model.conceptsOfQuestion('whale');
    expect(model.nameOf(first!.concept)?.kind).toBe('class');
    await train();
    expect(await newestModelName(config(), '1001')).toBe(name);
    expect(readdirSync(folder()).toSorted()).toEqual([`${name}.meaning`, 'newest'].toSorted());
  });

  it('points to the new model once the records are others', async () => {
    await importRecords(0);
    await train();
    const before = await newestModelName(config(), '1001');
    await importRecords(100);
    await train();
    const after = await newestModelName(config(), '1001');
    expect(after).not.toBe(before);
    expect(readFileSync(join(folder(), 'newest'), 'utf8')).toBe(`${after}\n`);
  });

  it('knows no model of a library that trained none, and takes no path for a name', async () => {
    expect(await newestModelName(config(), '1001')).toBeUndefined();
    await expect(readModelFile(config(), '1001', '../../lectern.db')).rejects.toThrow('no name');
  });
});
