import type { putVendor } from '@lectern/contracts/buying/vendors/put-vendor';
import type { StaffVendor } from '@lectern/contracts/buying/vendors/vendor';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { decimalAmount } from '@lectern/rules/money';
import { minorUnits } from '../../../../lib/minor-units.ts';

type Given = InputOf<typeof putVendor.input>;

/** A vendor while it is written: sums and the questions as they are typed. */
export interface VendorDraft
  extends Pick<StaffVendor, 'code' | 'names' | 'kind' | 'currency' | 'isOn' | 'keyPlace' | 'keyName'> {
  readonly freightFirst: string;
  readonly freightFurther: string;
  readonly freightFree: string;
  /** JSON. */
  readonly asking: string;
}

export function draftOfVendor(vendor: StaffVendor | undefined): VendorDraft {
  const currency = vendor?.currency ?? 'CNY';
  const money = (amount = 0) => decimalAmount({ amount, currency });
  return {
    code: vendor?.code ?? '',
    names: vendor?.names ?? {},
    kind: vendor?.kind ?? 'list',
    currency,
    isOn: vendor?.isOn ?? true,
    keyPlace: vendor?.keyPlace ?? 'none',
    keyName: vendor?.keyName ?? '',
    freightFirst: money(vendor?.freightFirst),
    freightFurther: money(vendor?.freightFurther),
    freightFree: money(vendor?.freightFreeFrom),
    asking: JSON.stringify(vendor?.asking ?? {}, null, 2),
  };
}

/** What a draft says; undefined where something in it is wrong. The server looks at the questions themselves. */
export function vendorOfDraft({ freightFree, asking, ...draft }: VendorDraft): Omit<Given, 'id'> | undefined {
  const isNamed = Object.values(draft.names).some((one) => one?.trim());
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/.test(draft.code) || !isNamed) return undefined;
  if (!/^[A-Z]{3}$/.test(draft.currency)) return undefined;
  const questions = askingIn(asking);
  const [freightFirst, freightFurther, freightFreeFrom] = [
    draft.freightFirst,
    draft.freightFurther,
    freightFree,
  ].map((sum) => minorUnits(sum, draft.currency));
  if (freightFirst === undefined || freightFurther === undefined || freightFreeFrom === undefined)
    return undefined;
  return questions && { ...draft, freightFirst, freightFurther, freightFreeFrom, asking: questions };
}

function askingIn(text: string): Given['asking'] | undefined {
  try {
    const read: unknown = JSON.parse(text.trim() || '{}');
    return typeof read === 'object' && read !== null ? (read as Given['asking']) : undefined;
  } catch {
    return undefined;
  }
}
