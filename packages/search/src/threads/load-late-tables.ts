import { isSyllable } from '../analysis/pinyin-table.ts';
import { wordsOfRun } from '../analysis/run-words.ts';

const SOUNDS_AFTER_MILLISECONDS = 1500;
const WORDS_AFTER_MILLISECONDS = 3000;

/**
 * Loads, a little after the start of a thread that answers readers, the tables that are otherwise loaded when they are first needed. So the
 * first reader who types pinyin, or a long run of characters, does not wait for the table of sounds or the dictionary of words.
 */
export function loadLateTables(): void {
  setTimeout(() => isSyllable('a'), SOUNDS_AFTER_MILLISECONDS).unref();
  setTimeout(() => wordsOfRun('中'), WORDS_AFTER_MILLISECONDS).unref();
}
