import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import { MASKED, maskPersonal } from '../../../../platform/mask-personal.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { contactsOf } from '../../../people/account/reader-accounts.ts';

const HAN = /\p{Script=Han}/u;
/** Shorter parts of a name are words of most texts. */
const LEAST_LETTERS = 3;

/** Takes what names a reader out of a text. */
export type Mask = (text: string) => string;

/**
 * The masks of readers, by their ids. Where the library system does not answer, only what shows itself as personal is masked: numbers and
 * mail addresses.
 */
export async function masksOfReaders(
  { db, ils }: Pick<Deps, 'db' | 'ils'>,
  tenant: Tenant,
  patronIds: readonly string[],
): Promise<(patronId: string) => Mask> {
  const ids = [...new Set(patronIds)];
  const contacts = await contactsOf(db, tenant.id, ids);
  const accounts = await Promise.all(ids.map((id) => ils.of(tenant).patronAccount(id)));
  const masks = new Map(
    ids.map((id, at) => {
      const account = accounts[at];
      const { phone = '', email = '' } = contacts.get(id) ?? {};
      const known = account && !isRefusal(account) ? account : { primaryId: '', name: '' };
      const numbers = [known.primaryId, phone, email].filter(Boolean);
      return [id, (text: string) => withoutName(maskPersonal(text, numbers), known.name)];
    }),
  );
  return (id) => masks.get(id) ?? maskPersonal;
}

/** A text without a name and, of Latin letters, without its parts. Names of Han characters have no space around them. */
export function withoutName(text: string, name: string): string {
  const whole = name.normalize('NFC').trim();
  if (whole === '') return text;
  const parts = whole.split(/[\s,.·]+/).filter((part) => part.length >= LEAST_LETTERS && !HAN.test(part));
  return [whole, ...parts].reduce((masked, part) => {
    const pattern = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const sought = HAN.test(part) ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
    return masked.replace(new RegExp(sought, 'giu'), MASKED);
  }, text);
}
