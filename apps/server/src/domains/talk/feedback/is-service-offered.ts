import type { Service } from '@lectern/contracts/talk/feedback/service-request';
import { isKeyHidden, THESIS_KEY } from '@lectern/rules/personal-menu/hidden-keys';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findAccount } from '../../people/account/accounts.ts';

/** Keys of the reader's menu (document 1, section 2). */
const KEYS = { expert: 17, delivery: 18, thesis: THESIS_KEY } as const satisfies Record<Service, number>;

/** Whether the desk takes requests of this reader for a service: the menu of the reader shows it then, as a form. */
export async function isServiceOffered(
  deps: Pick<Deps, 'db'>,
  { id, settings }: Tenant,
  { service, patronId }: { readonly service: Service; readonly patronId: string },
): Promise<boolean> {
  const { expertWay, documentDeliveryWay, thesisCheckWay } = settings.public;
  const way = { expert: expertWay, delivery: documentDeliveryWay, thesis: thesisCheckWay }[service];
  if (way !== 'form' || isKeyHidden(KEYS[service], settings.public)) return false;
  return service !== 'expert' || (await findAccount(deps, id, patronId))?.expert === true;
}
