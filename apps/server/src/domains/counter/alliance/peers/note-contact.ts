import type { Deps } from '../../../../platform/deps.ts';
import type { OutsideFault } from '../../../../platform/outside/outside-error.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { updateContact } from './peer-store.ts';

/** Contacts are noted once in this time, so that a search is no write. */
const NOTED_MS = 60_000;

type Noting = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Notes for the staff that a library was asked, and what was wrong; undefined where it answered. */
export async function noteAsked(
  deps: Noting,
  peer: AlliancePeerTable,
  fault: OutsideFault | undefined,
): Promise<void> {
  const wrong = fault ?? '';
  if (wrong === peer.fault && isRecent(deps, peer.asked_at)) return;
  await note(deps, peer, { asked_at: deps.clock.now().toISOString(), fault: wrong });
}

/** Notes for the staff that a message of a library was taken. */
export async function noteHeard(deps: Noting, peer: AlliancePeerTable): Promise<void> {
  if (!isRecent(deps, peer.heard_at)) await note(deps, peer, { heard_at: deps.clock.now().toISOString() });
}

function isRecent({ clock }: Noting, at: string | null): boolean {
  return at !== null && clock.now().getTime() - Date.parse(at) < NOTED_MS;
}

/** What is only told to the staff must not stop the exchange. */
async function note(
  { db, log }: Noting,
  { tenant_id, code }: AlliancePeerTable,
  contact: Partial<Pick<AlliancePeerTable, 'asked_at' | 'fault' | 'heard_at'>>,
): Promise<void> {
  try {
    await updateContact(db, tenant_id, code, contact);
  } catch (error) {
    log.warn({ tenant: tenant_id, peer: code, err: error }, 'contact of the alliance not noted');
  }
}
