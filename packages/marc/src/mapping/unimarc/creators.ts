import type { Creator } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { CreatorList } from '../creator-list.ts';
import type { FieldIndex } from '../field-index.ts';
import { personNumbers } from '../person-numbers.ts';
import { rolesOf } from '../roles.ts';
import { scriptOf } from '../script.ts';
import { all, first } from '../subfields.ts';
import { DYNASTIES } from '../tables/eras.ts';
import { inBothScripts, partsOf } from '../two-scripts.ts';
import { nameText, personParts, withoutBrackets } from './name-text.ts';

const PERSONS = new Set(['700', '701', '702', '720', '721', '722']);
const BODIES = new Set(['710', '711', '712']);

/** The creators: 7X0 and 7X1 (equal responsibility) are main entries, 7X2 are added entries. */
export function mapCreators(index: FieldIndex): Creator[] {
  const list = new CreatorList();
  for (const field of index.block('7')) {
    if (PERSONS.has(field.tag)) list.add(readCreator(index, field, 'person'));
    else if (BODIES.has(field.tag))
      list.add(readCreator(index, field, field.ind1 === '1' ? 'meeting' : 'corporate'));
  }
  return list.creators;
}

function readCreator(index: FieldIndex, field: DataField, kind: Creator['kind']): Creator {
  const { value, vernacular, romanised } = inBothScripts(index, field, (f) => nameText(f, kind));
  const latin = romanised ?? first(field, 'A');
  const dates = kind === 'person' ? datesOf(field) : undefined;
  const parts = kind === 'person' ? partsOf(index, field, personParts) : undefined;
  const numbers = kind === 'person' ? personNumbers(all(field, 'o3')) : [];
  return {
    name: value,
    ...(vernacular !== undefined && { vernacular }),
    ...(latin !== undefined && latin !== value && { romanised: latin }),
    ...(dates !== undefined && { dates }),
    kind,
    ...(parts !== undefined && { parts }),
    primary: !field.tag.endsWith('2'),
    roles: rolesOf(all(field, '4'), []),
    ...(numbers.length > 0 && { numbers }),
  };
}

/** Years of life ($f), or the dynasty that Chinese records have in $c. */
function datesOf(field: DataField): string | undefined {
  const dates = withoutBrackets(first(field, 'f') ?? '') || undefined;
  const dynasty = all(field, 'c')
    .map(withoutBrackets)
    .find((word) => DYNASTIES.has(word));
  if (dynasty === undefined || scriptOf(first(field, 'a') ?? '') !== 'han') return dates;
  return dates === undefined ? dynasty : `${dynasty}, ${dates}`;
}
