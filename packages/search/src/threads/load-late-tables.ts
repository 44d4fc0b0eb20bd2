import { isSyllable } from '../analysis/pinyin-table.ts';
import { wordsOfRun } from '../analysis/run-words.ts';

const SOUNDS_AFTER_MILLISECONDS = 1500;
const WORDS_AFTER_MILLISECONDS = 3000;

/**
 * For a thread that answers readers. What is read late is read behind the first answers, one after the other, so that the first reader who
 * types pinyin, or a long run of characters, need not wait for the table of sounds or the dictionary of words.
 */
export function loadLateTables(): void {
  setTimeout(() => isSyllable('a'), SOUNDS_AFTER_MILLISECONDS).unref();
  setTimeout(() => wordsOfRun('中'), WORDS_AFTER_MILLISECONDS).unref();
}
