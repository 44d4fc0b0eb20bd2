import type { Creator } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { CreatorList } from '../creator-list.ts';
import type { FieldIndex } from '../field-index.ts';
import { personNumbers } from '../person-numbers.ts';
import { trimIsbd } from '../punctuation.ts';
import { rolesOf } from '../roles.ts';
import { all, first, has } from '../subfields.ts';
import { inBothScripts, partsOf } from '../two-scripts.ts';
import { NAME_KINDS, nameText, personParts } from './name-text.ts';

/** The creators with their roles: main entry (1XX), then added entries (7XX). */
export function mapCreators(index: FieldIndex): Creator[] {
  const list = new CreatorList();
  for (const tag of ['100', '110', '111'])
    for (const field of index.fields(tag)) addCreator(index, list, field, true);
  for (const field of index.block('7')) {
    const { tag } = field;
    if (tag === '700' || tag === '710' || tag === '711') {
      // A name-title entry ($t) for a related work names the creator of that work, not of this one.
      if (!has(field, 't') || field.ind2 === '2') addCreator(index, list, field, false);
    } else if (tag === '720') {
      const name = trimIsbd(first(field, 'a') ?? '');
      list.add({
        name,
        kind: isBody(field.ind1, name) ? 'corporate' : 'person',
        primary: false,
        roles: roles(field),
      });
    }
  }
  return list.creators;
}

/**
 * Whether an uncontrolled name (720) is that of a body: as the first indicator says, else by its commas. A person has one, and more only
 * before a suffix or dates ("Reston Institute, Reston, Va." has more).
 */
function isBody(indicator: string, name: string): boolean {
  if (indicator === '1' || indicator === '2') return indicator === '2';
  const [, , ...more] = name.split(',');
  return (
    more.some((part) => !/\d|^\s*(?:jr|sr|dr|prof|[IVX]+)\b/i.test(part)) && !/,\s*(?:jr|sr)\b/i.test(name)
  );
}

function addCreator(index: FieldIndex, list: CreatorList, field: DataField, primary: boolean): void {
  const kind = NAME_KINDS[field.tag.slice(1)];
  if (kind === undefined) return;
  const { value, vernacular, romanised } = inBothScripts(index, field, (f) => nameText(f, kind));
  const dates = kind === 'person' ? first(field, 'd') : undefined;
  const parts = kind === 'person' ? partsOf(index, field, personParts) : undefined;
  const numbers = kind === 'person' ? personNumbers(all(field, '01')) : [];
  list.add({
    name: value,
    ...(vernacular !== undefined && { vernacular }),
    ...(romanised !== undefined && { romanised }),
    ...(dates !== undefined && { dates: trimIsbd(dates) }),
    kind,
    ...(parts !== undefined && { parts }),
    primary,
    roles: roles(field),
    ...(numbers.length > 0 && { numbers }),
  });
}

function roles(field: DataField): string[] {
  return rolesOf(all(field, '4'), all(field, field.tag.endsWith('11') ? 'j' : 'e'));
}
