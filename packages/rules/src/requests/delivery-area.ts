/** Where a library delivers. */
export interface DeliveryArea {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** In China, the first digits of area codes; empty: the whole country. */
  readonly areaCodes: readonly string[];
}

/** The library delivers to an address with this country and area. */
export function isDelivered(
  { country, areaCode }: { readonly country: string; readonly areaCode: string },
  { countries, areaCodes }: DeliveryArea,
): boolean {
  if (!countries.includes(country)) return false;
  return country !== 'CN' || areaCodes.length === 0 || areaCodes.some((area) => areaCode.startsWith(area));
}
