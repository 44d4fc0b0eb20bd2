import { decodeText } from './tables/text-encoding.ts';

/** The text of a CSV file in UTF-8, UTF-16, or the encodings in which spreadsheets of Chinese and Western systems save. */
export function csvText(file: Buffer): string {
  return decodeText(file).text;
}
