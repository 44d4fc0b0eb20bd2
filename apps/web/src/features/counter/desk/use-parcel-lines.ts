import type { DeskRequestView } from '@lectern/contracts/counter/desk/desk-views';
import { countryName } from '../../../lib/country-name.ts';
import { useLanguage } from '../../../lib/use-language.ts';

/** What stands on a parcel, line by line; of China without the country. */
export function useParcelLines(): (address: NonNullable<DeskRequestView['address']>) => string[] {
  const language = useLanguage();
  return ({ recipientName, phone, areaNames, details, postcode, country }) =>
    [
      recipientName,
      [...new Set(areaNames), details].join(' '),
      [postcode, country === 'CN' ? '' : countryName(country, language)].filter(Boolean).join(' · '),
      phone,
    ].filter(Boolean);
}
