import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import type { Deps } from '../../../../platform/deps.ts';
import { writeModelFile } from './model-files.ts';
import { pageMeaningTexts } from './page-meaning-texts.ts';

interface Training {
  /** Names the model that the index has its concepts from, once the new one is learnt; it stays. */
  readonly kept?: () => Promise<string | undefined>;
  /** Is told how many records have been read. */
  readonly progress?: (records: number) => void;
}

/** Learns a model of meaning from the records of a tenant and stores it as the newest one. Answers its name and its size in bytes. */
export async function trainModel(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  tenantId: string,
  { kept, progress }: Training = {},
): Promise<{ readonly name: string; readonly size: number }> {
  const bytes = await trainMeaning(pageMeaningTexts(db, tenantId), progress && { progress });
  return { name: await writeModelFile(config, tenantId, bytes, await kept?.()), size: bytes.length };
}
