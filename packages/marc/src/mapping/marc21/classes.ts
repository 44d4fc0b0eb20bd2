import type { ClassNumber } from '../../bib.ts';
import { ClassList, deweyNotation, isLccNotation } from '../class-list.ts';
import type { FieldIndex } from '../field-index.ts';
import { all, first } from '../subfields.ts';

/** Our schemes by the code in 084 $2; other codes are local. */
const SCHEMES: Readonly<Record<string, ClassNumber['scheme']>> = {
  rvk: 'rvk',
  clc: 'clc',
  cclc: 'clc',
  ztf: 'clc',
  ddc: 'ddc',
  lcc: 'lcc',
  udc: 'udc',
};

/** The class numbers of 050-090, without item numbers (which would make them call numbers). */
export function mapClasses(index: FieldIndex): ClassNumber[] {
  const list = new ClassList();
  for (const tag of ['050', '090']) {
    for (const field of index.fields(tag))
      for (const notation of all(field, 'a')) list.add(isLccNotation(notation) ? 'lcc' : 'local', notation);
  }
  for (const field of index.fields('060'))
    for (const notation of all(field, 'a')) list.add('local', notation);
  for (const field of index.fields('080')) for (const notation of all(field, 'a')) list.add('udc', notation);
  for (const tag of ['082', '083', '092']) {
    for (const field of index.fields(tag))
      for (const notation of all(field, 'a')) list.add('ddc', deweyNotation(notation));
  }
  for (const field of index.fields('084')) {
    const scheme = SCHEMES[first(field, '2')?.toLowerCase() ?? ''] ?? 'local';
    for (const notation of all(field, 'a'))
      list.add(scheme, scheme === 'ddc' ? deweyNotation(notation) : notation);
  }
  return list.classes;
}
