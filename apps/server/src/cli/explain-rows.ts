import { CsvRowError } from '../domains/collection/vocabulary/csv-rows.ts';
import { CommandError } from './command.ts';

/** What `read` answers; a row of the file that it cannot read ends the command with the line and the reason. */
export async function explainRows<T>(file: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CsvRowError) throw new CommandError(`${file}, ${error.message}.`);
    throw error;
  }
}
