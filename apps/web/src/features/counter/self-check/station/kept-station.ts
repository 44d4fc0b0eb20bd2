import { localStore } from '../../../../lib/storage.ts';

/** What this computer proves itself with as a station; undefined if it is none. */
export function keptStation(): string | undefined {
  return localStore.read('selfCheckStation');
}

export function keepStation(token: string): void {
  localStore.write('selfCheckStation', token);
}
