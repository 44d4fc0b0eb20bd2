import type { Deps } from '../../../platform/deps.ts';
import { presentTexts } from './present-texts.ts';
import { textsById } from './store/text-store.ts';

/** A decision about a text, for those who tell its author or count it. */
export interface DecidedText {
  readonly id: string;
  readonly version: number;
  readonly authorId: string;
  readonly isApproved: boolean;
  /** The title of the work or the list. */
  readonly title: string;
  /** Empty if it is about no record. */
  readonly recordId: string;
  /** Empty where staff gave none. */
  readonly reason: string;
}

/** What staff decided about texts; texts of the staff, and those that wait again, are left out. */
export async function decidedTexts(
  deps: Pick<Deps, 'db' | 'clock' | 'reviewedTexts' | 'config' | 'tenants'>,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly DecidedText[]> {
  const texts = await presentTexts(deps, tenantId, await textsById(deps.db, tenantId, ids));
  return texts
    .filter(({ author, state }) => author.patronId !== '' && state !== 'pending')
    .map(({ id, version, author, state, title, recordId, reason }) => ({
      id,
      version,
      authorId: author.patronId,
      isApproved: state === 'approved',
      title,
      recordId,
      reason,
    }));
}
