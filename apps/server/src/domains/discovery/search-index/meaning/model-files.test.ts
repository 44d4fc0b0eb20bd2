import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeaningText } from '@lectern/search/meaning/meaning-model';
import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestModelName, writeModelFile } from './model-files.ts';

describe('the files of models', () => {
  let dataFolder = '';
  beforeAll(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'lectern-models-'));
  });
  afterAll(() => rmSync(dataFolder, { recursive: true }));

  async function put(word: string, kept?: string): Promise<string> {
    const text: MeaningText = { words: [`${word} of the sea`], headings: [word], classes: [] };
    async function* records() {
      yield Array.from({ length: 4 }, () => text);
    }
    return writeModelFile({ dataFolder }, '1001', await trainMeaning(records()), kept);
  }

  const names = () => readdirSync(join(dataFolder, 'meaning', '1001')).toSorted();

  it('keep the newest model and the one that the index uses, and no other', async () => {
    const first = await put('Whales');
    const second = await put('Tides', first);
    expect(await newestModelName({ dataFolder }, '1001')).toBe(second);
    expect(names()).toEqual([`${first}.meaning`, `${second}.meaning`, 'newest'].toSorted());
    const third = await put('Ships', second);
    expect(names()).toEqual([`${second}.meaning`, `${third}.meaning`, 'newest'].toSorted());
    await put('Ports');
    expect(names()).toHaveLength(2);
  });
});
