import type { PolicySettings } from '@lectern/contracts/people/tenant/tenant-settings';

/** What the loss of a copy costs by its loan rule, or by the settings of the library where the rule says nothing. Minor units. */
export function lostCosts(
  { lostCharge, lostHandling }: Pick<PolicySettings['desk'], 'lostCharge' | 'lostHandling'>,
  rule: { readonly lost_price: number | null; readonly lost_handling: number | null },
): { readonly price: number; readonly handling: number } {
  return { price: rule.lost_price ?? lostCharge, handling: rule.lost_handling ?? lostHandling };
}
