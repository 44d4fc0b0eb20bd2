import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Bib, Subject } from '@lectern/marc/bib';
import { formatIsbn } from '@lectern/rules/isbn';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { imprintLine } from '../catalogue/records/bib-words.ts';
import type { BibRecord } from '../catalogue/records/find-bibs.ts';
import type { ClassScheme } from '../vocabulary/classes/class-scheme.ts';
import { classSchemeOf } from '../vocabulary/classes/class-schemes.ts';
import { countryName, type OwnCountryNames } from '../vocabulary/code-names/country-names.ts';
import { docTypeName } from '../vocabulary/code-names/doc-type-names.ts';
import { languageName } from '../vocabulary/code-names/language-names.ts';
import { roleName } from '../vocabulary/code-names/role-names.ts';
import { presentLinks } from './present-links.ts';

/** The data of the detail page. Names of codes are in the language of the request, texts as in the record. */
export function presentBib(
  { id, bib }: BibRecord,
  language: Language,
  tenant: Pick<Tenant, 'settings'>,
): Omit<BibDetail, 'loanCount' | 'marc' | 'imgUrl' | 'host'> {
  const classScheme = classSchemeOf(tenant);
  return {
    recordId: id,
    docCode: { code: bib.docType, name: docTypeName(bib.docType, language) },
    title: bib.title,
    otherTitles: otherTitles(bib),
    responsibility: bib.responsibility ?? '',
    creators: bib.creators.map((creator) => ({
      name: creator.name,
      vernacular: creator.vernacular ?? '',
      dates: creator.dates ?? '',
      roles: creator.roles.map((code) => ({ code, name: roleName(code, language) })),
      primary: creator.primary,
    })),
    edition: bib.edition ?? '',
    imprints: bib.imprints.map(imprintLine),
    publishYear: bib.year ?? null,
    publishers: bib.imprints.flatMap((imprint) => imprint.publishers),
    physical: [...bib.physical],
    series: bib.series.map(({ title, vernacular, number = '' }) => ({ title: vernacular ?? title, number })),
    notes: [...bib.notes],
    contents: [...bib.contents],
    abstracts: [...bib.abstracts],
    subjects: bib.subjects.map((subject) => {
      const parts = headingParts(subject);
      return { heading: parts.join(BETWEEN_PARTS), scheme: subject.scheme, parts };
    }),
    classes: bib.classes.map(({ scheme, notation }) => ({
      scheme,
      notation,
      name: scheme === classScheme.code ? explanation(classScheme, notation, language) : '',
    })),
    isbns: bib.isbns.map(({ value, valid, qualifier = '' }) => ({
      value,
      display: valid ? formatIsbn(value) : value,
      qualifier,
      valid,
    })),
    issns: [...bib.issns],
    languages: bib.languages.map((code) => ({ code, name: languageName(code, language) })),
    country: country(bib, language, tenant.settings.lists.countries),
    frequency: bib.frequency ?? '',
    links: presentLinks(bib),
  };
}

function otherTitles(bib: Bib): BibDetail['otherTitles'] {
  const seen = new Set([bib.title]);
  return bib.titles
    .flatMap(({ kind, value, vernacular }) => [
      { kind, value },
      ...(vernacular ? [{ kind, value: vernacular }] : []),
    ])
    .filter(({ value }) => !seen.has(value) && seen.add(value));
}

const BETWEEN_PARTS = ' -- ';

function headingParts({ vernacular, parts }: Subject): string[] {
  return vernacular === undefined ? [...parts] : vernacular.split(BETWEEN_PARTS);
}

/** The name of a class around a class number; empty if the scheme does not know the number. */
function explanation(scheme: ClassScheme, notation: string, language: Language): string {
  return nameIn(scheme.namesOf(scheme.explaining(notation) ?? '') ?? {}, language);
}

function country(bib: Bib, language: Language, own: OwnCountryNames): BibDetail['country'] {
  const name = bib.country ? countryName(bib.country, bib.flavour, language, own) : '';
  return bib.country && name ? { code: bib.country, name } : null;
}
