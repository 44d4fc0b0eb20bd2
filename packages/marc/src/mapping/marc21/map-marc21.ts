import type { Bib } from '../../bib.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import type { ItemsAndHoldings } from '../items/read-items.ts';
import { mapLinks } from '../links.ts';
import { dropLoneBrackets, trimIsbd } from '../punctuation.ts';
import { all, first } from '../subfields.ts';
import { mapClasses } from './classes.ts';
import { mapCreators } from './creators.ts';
import { mapDocType } from './doc-type.ts';
import { mapHost } from './host.ts';
import { mapIdentifiers, mapIsbns, mapIssns } from './identifiers.ts';
import { mapImprints, mapYears } from './imprints.ts';
import { mapCountry, mapLanguages } from './language-and-country.ts';
import { mapNotes, mapPhysical } from './notes.ts';
import { pairScripts } from './script-pairs.ts';
import { mapSeries } from './series.ts';
import { mapSubjects } from './subjects.ts';
import { mapThesis } from './thesis.ts';
import { mapTitles } from './titles.ts';

/** The Bib of a MARC 21 bibliographic record, with the given holdings and items. */
export function mapMarc21(index: FieldIndex, { holdings, items }: ItemsAndHoldings): Bib {
  pairScripts(index);
  const { year, yearEnd } = mapYears(index);
  const host = mapHost(index);
  const thesis = mapThesis(index);
  const { notes, contents, abstracts } = mapNotes(index);
  const languages = mapLanguages(index);
  const { title, titles, responsibility, inVernacular } = mapTitles(index, languages[0]);
  const controlNumber = cleanText(index.control('001') ?? '') || undefined;
  return {
    flavour: 'marc21',
    controlNumber,
    docType: mapDocType(index),
    title,
    titles,
    responsibility,
    creators: mapCreators(index),
    edition: editionOf(index, inVernacular),
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
    languages,
    country: mapCountry(index),
    frequency: frequencyOf(index),
    links: mapLinks(index, 'marc21'),
    host,
    thesis,
    holdings,
    items,
  };
}

function editionOf(index: FieldIndex, inVernacular: boolean): string | undefined {
  const field = index.first('250');
  if (field === undefined) return undefined;
  const source = (inVernacular ? index.pair(field) : undefined) ?? field;
  return trimIsbd(dropLoneBrackets(all(source, 'ab').join(' '))) || undefined;
}

function frequencyOf(index: FieldIndex): string | undefined {
  const field = index.first('310');
  const text = field === undefined ? undefined : first(field, 'a');
  return text === undefined ? undefined : trimIsbd(text) || undefined;
}
