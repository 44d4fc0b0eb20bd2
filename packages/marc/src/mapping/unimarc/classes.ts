import type { ClassNumber } from '../../bib.ts';
import { ClassList, deweyNotation, isLccNotation } from '../class-list.ts';
import type { FieldIndex } from '../field-index.ts';
import { all, first } from '../subfields.ts';

const SCHEMES: Readonly<Record<string, ClassNumber['scheme']>> = {
  rvk: 'rvk',
  clc: 'clc',
  cclc: 'clc',
  ddc: 'ddc',
  udc: 'udc',
};

/** 675-692: UDC, Dewey, LC, others by $2; 690 is 中国图书馆分类法, 692 科图法 (Chinese Academy of Sciences). */
export function mapClasses(index: FieldIndex): ClassNumber[] {
  const list = new ClassList();
  for (const field of index.fields('690')) for (const notation of all(field, 'a')) list.add('clc', notation);
  for (const field of index.fields('675')) for (const notation of all(field, 'a')) list.add('udc', notation);
  for (const field of index.fields('676'))
    for (const notation of all(field, 'a')) list.add('ddc', deweyNotation(notation));
  for (const field of index.fields('680'))
    for (const notation of all(field, 'a')) list.add(isLccNotation(notation) ? 'lcc' : 'local', notation);
  for (const field of index.fields('686')) {
    const scheme = SCHEMES[first(field, '2')?.toLowerCase() ?? ''] ?? 'local';
    for (const notation of all(field, 'a')) list.add(scheme, notation);
  }
  for (const tag of ['692', '694', '696'])
    for (const field of index.fields(tag))
      for (const notation of all(field, 'a')) list.add('local', notation);
  return list.classes;
}
