import type { Bib } from '../../bib.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import type { ItemsAndHoldings } from '../items/read-items.ts';
import { languageList } from '../language-list.ts';
import { mapLinks } from '../links.ts';
import { all, first, joined } from '../subfields.ts';
import { mapClasses } from './classes.ts';
import { mapCreators } from './creators.ts';
import { mapDocType } from './doc-type.ts';
import { mapHost } from './host.ts';
import { mapIdentifiers, mapIsbns, mapIssns } from './identifiers.ts';
import { mapImprints, mapYears } from './imprints.ts';
import { mapNotes, mapPhysical } from './notes.ts';
import { pairScripts } from './script-pairs.ts';
import { mapSeries } from './series.ts';
import { mapSubjects } from './subjects.ts';
import { mapThesis } from './thesis.ts';
import { mapTitles } from './titles.ts';

/** The Bib of a UNIMARC or CNMARC bibliographic record, with the given holdings and items. */
export function mapUnimarc(index: FieldIndex, { holdings, items }: ItemsAndHoldings): Bib {
  pairScripts(index);
  const { year, yearEnd } = mapYears(index);
  const host = mapHost(index);
  const thesis = mapThesis(index);
  const { notes, contents, abstracts } = mapNotes(index);
  const { title, titles, responsibility } = mapTitles(index);
  const controlNumber = cleanText(index.control('001') ?? '') || undefined;
  return {
    flavour: 'unimarc',
    controlNumber,
    docType: mapDocType(index),
    title,
    titles,
    responsibility,
    creators: mapCreators(index),
    edition: textOf(index, '205', 'ab'),
    imprints: mapImprints(index),
    year: year ?? thesis?.year ?? host?.year,
    yearEnd,
    physical: mapPhysical(index),
    series: mapSeries(index),
    notes,
    contents,
    abstracts,
    subjects: mapSubjects(index),
    classes: mapClasses(index),
    isbns: mapIsbns(index),
    ...mapIssns(index),
    identifiers: mapIdentifiers(index),
    languages: languageList(index.fields('101').flatMap((field) => all(field, 'a'))),
    country: countryOf(index),
    frequency: textOf(index, '326', 'a'),
    links: mapLinks(index, 'unimarc'),
    host,
    thesis,
    holdings,
    items,
  };
}

function textOf(index: FieldIndex, tag: string, codes: string): string | undefined {
  const field = index.first(tag);
  return (field === undefined ? '' : joined(field, codes, ', ')) || undefined;
}

/** The ISO 3166 code of 102 $a in lower case, as in MARC 21. */
function countryOf(index: FieldIndex): string | undefined {
  const field = index.first('102');
  const code = field === undefined ? undefined : first(field, 'a')?.toLowerCase();
  return code !== undefined && /^[a-z]{2}$/.test(code) && code !== 'xx' && code !== 'zz' ? code : undefined;
}
