import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import { OUTGOING_WAYS } from '@lectern/contracts/talk/messages/message-choices';
import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { readChoices } from '../choices/message-choices.ts';
import { topicOf } from '../topic-of.ts';
import { addOrder } from './order-store.ts';
import { afterQuietHours } from './quiet-hours.ts';

/** Messages that come within these seconds go out as one. */
export const GATHER_SECONDS = 60;
/** A reader stands beside another one and waits: told at once, at any hour. */
const URGENT: readonly MessageKind[] = ['requestHandedOver', 'requestNotConfirmed'];

/** Orders that a message leaves the inbox by the ways, and at the hours, that its reader chose. */
export async function orderMessage(
  tx: Tx,
  tenant: Tenant,
  message: {
    readonly id: string;
    readonly patronId: string;
    readonly kind: MessageKind;
    /** Chosen for this request alone; empty where the reader chose nothing for it. */
    readonly ways: readonly NoticeWay[];
  },
  now: Date,
): Promise<void> {
  const { id, patronId, kind } = message;
  const { timeZone, messages } = tenant.settings.policy;
  const choices = await readChoices(tx, { tenantId: tenant.id, patronId }, messages);
  const chosen: readonly NoticeWay[] = message.ways.length > 0 ? message.ways : choices[topicOf(kind)];
  const gathered = new Date(now.getTime() + GATHER_SECONDS * 1000);
  const sendAt = URGENT.includes(kind) ? now : afterQuietHours(gathered, choices, timeZone);
  for (const way of OUTGOING_WAYS.filter((one) => chosen.includes(one)))
    await addOrder(tx, { tenantId: tenant.id, patronId, way }, id, sendAt.toISOString());
}
