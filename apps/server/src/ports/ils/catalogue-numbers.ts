/**
 * Where a record has the number that its library system knows it by: a control field, or the first subfield of a field with these
 * indicators.
 */
export interface NumberPlace {
  readonly tag: string;
  /** Two characters, a blank is a space; any if absent. */
  readonly indicators?: string;
  /** Absent for a control field. */
  readonly subfield?: string;
}

/** Numbers that other systems gave the records of a tenant's catalogue, for library systems that know records by their own number. */
export interface CatalogueNumbers {
  /** By bib; records that have no number at this place are absent. */
  ofBibs(
    tenantId: string,
    bibIds: readonly string[],
    place: NumberPlace,
  ): Promise<ReadonlyMap<string, string>>;
}

/** A place as settings write it: `001`, `907a`, or `999ff$i` with indicators. Undefined for a text that names none. */
export function readNumberPlace(text: string): NumberPlace | undefined {
  const found = /^(\d{3})(?:(?:([0-9a-z#]{2})\$)?([0-9a-z]))?$/.exec(text);
  const [, tag, indicators, subfield] = found ?? [];
  if (tag === undefined || tag.startsWith('00') !== (subfield === undefined)) return undefined;
  return {
    tag,
    ...(indicators !== undefined && { indicators: indicators.replaceAll('#', ' ') }),
    ...(subfield !== undefined && { subfield }),
  };
}
