import { TERM_LIMITS } from '../../../analysis/term-limits.ts';
import { spell } from '../../../widen/spell.ts';
import { WorkingTime } from '../bounds/working-time.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { SnapshotVocabulary } from './snapshot-vocabulary.ts';

const SPELL_MILLISECONDS = 100;

/** The text as it should probably be spelt; undefined where nothing better is known. */
export async function executeSpell(snapshot: Snapshot, text: string): Promise<string | undefined> {
  if (text.length > TERM_LIMITS.queryLength) return undefined;
  return spell(text, new SnapshotVocabulary(snapshot, new WorkingTime(SPELL_MILLISECONDS)));
}
