import { type Asker, mayDo, type Rights } from '../rights/may-do.ts';
import type { DigitalFileTable } from '../tables.ts';

/**
 * Whether a file is a picture that everybody may see and keep, from anywhere. Only such a picture is sent without a mark to programs that
 * nobody knows.
 */
export function isOpenPicture(
  { media_type, state }: Pick<DigitalFileTable, 'media_type' | 'state'>,
  rights: readonly Rights[],
  { networks, today }: Pick<Asker, 'networks' | 'today'>,
): boolean {
  const anybody = { address: '', reader: undefined, networks, today };
  const isPicture = media_type === 'image/jpeg' || media_type === 'image/png';
  return (
    isPicture &&
    state === 'ready' &&
    (['read', 'download'] as const).every((act) => mayDo(act, rights, anybody).may)
  );
}
