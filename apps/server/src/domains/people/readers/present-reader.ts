import type { Language } from '@lectern/contracts/kernel/languages';
import { timedBlockState } from '@lectern/rules/timed-block';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { ReaderRecord } from '../../../ports/ils/ils-readers.ts';
import { patronGroupNames } from '../../collection/vocabulary/circulation-names.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import { contactsOf } from '../account/reader-accounts.ts';

interface Wording {
  readonly tenant: Tenant;
  readonly language: Language;
}

/** Readers as staff see them: with names of group and library, contacts, cards and blocks. */
export async function presentReaders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, language }: Wording,
  readers: readonly ReaderRecord[],
) {
  const tenantId = tenant.id;
  const today = dateIn(tenant.settings.policy.timeZone, clock.now());
  const [groups, places, contacts] = await Promise.all([
    patronGroupNames(db, tenantId, language),
    placeNames(db, tenantId, language),
    contactsOf(
      db,
      tenantId,
      readers.map(({ patronId }) => patronId),
    ),
  ]);
  return readers.map(({ leftAt, ...reader }) => {
    const blocks = reader.blocks.map(({ id: blockId, ...block }) => ({
      ...block,
      blockId,
      state: timedBlockState(block, today),
    }));
    const isBlocked = reader.status === 'normal' && blocks.some(({ state }) => state === 'running');
    const { email = '', phone = '', hasPassword = false } = contacts.get(reader.patronId) ?? {};
    return {
      ...reader,
      status: leftAt === null ? (isBlocked ? ('blocked' as const) : reader.status) : ('left' as const),
      blocks,
      cards: [...reader.cards],
      groupName: groups.get(reader.patronGroup) || reader.patronGroup,
      libName: places.library(reader.libraryCode),
      email,
      phone,
      hasPassword,
    };
  });
}

export async function presentReader(
  deps: Pick<Deps, 'db' | 'clock'>,
  wording: Wording,
  reader: ReaderRecord,
) {
  const [presented] = await presentReaders(deps, wording, [reader]);
  if (!presented) throw new Error('a reader who is presented is one');
  return presented;
}
