import type { MessageSettings } from '@lectern/contracts/people/tenant/message-settings';
import {
  type MessageChoices,
  messageChoicesSchema,
  USUAL_WAYS,
} from '@lectern/contracts/talk/messages/message-choices';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Owner } from '../message-store.ts';

/**
 * What a reader chose, else what the library does by default: mail, and notifications where the reader lets a browser show them, at the
 * library's hours.
 */
export async function readChoices(
  db: Db,
  { tenantId, patronId }: Owner,
  { quietFrom, quietUntil }: Pick<MessageSettings, 'quietFrom' | 'quietUntil'>,
): Promise<MessageChoices> {
  const row = await db
    .selectFrom('message_choice')
    .select('choices')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
  const chosen = row && messageChoicesSchema.safeParse(fromJson(row.choices));
  const usual = [...USUAL_WAYS];
  return chosen?.data ?? { requests: usual, loans: usual, shelf: usual, quietFrom, quietUntil };
}

export async function putChoices(
  db: Db,
  { tenantId, patronId }: Owner,
  choices: MessageChoices,
  now: string,
): Promise<void> {
  const row = { choices: toJson(choices), changed_at: now };
  await db
    .insertInto('message_choice')
    .values({ tenant_id: tenantId, patron_id: patronId, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doUpdateSet(row))
    .execute();
}
