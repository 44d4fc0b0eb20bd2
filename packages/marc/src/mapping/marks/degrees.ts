import type { MarcFlavour } from '../../marc-record.ts';
import type { FieldIndex } from '../field-index.ts';
import { all } from '../subfields.ts';

/** The dissertation note of each format: 502 of MARC 21 and 328 of UNIMARC. $b has the degree; older notes are one text in $a. */
const NOTE_TAG: Readonly<Record<MarcFlavour, string>> = { marc21: '502', unimarc: '328' };

/** The words for degrees in notes of theses, by the code of the degree. Abbreviations stand with and without stops and spaces. */
const DEGREES: readonly (readonly [code: string, words: RegExp])[] = [
  ['habilitation', /habilitation/i],
  ['postdoc', /博士[后後]|post-?doc/i],
  [
    'doctor',
    /博士(?![后後])|\bph\. ?d\b|\bphd\b|\bd\. ?phil|\b(?:d\. ?sc|sc\. ?d|ed\. ?d|d\. ?eng|th\. ?d)\b|(?<!post-?)\bdo[ck]tor|\bdoctor?at\b|docteur|\bdiss\b|^dissertation/i,
  ],
  [
    'master',
    /[硕碩]士|\bm\. ?(?:a|s|sc|phil|ed|eng|b\. ?a|f\. ?a)\b|\b(?:ma|msc|mphil)\b|\bmast[eè]r|magister|ma[iî]trise|laurea magistrale/i,
  ],
  ['bachelor', /学士|學士|\bb\. ?(?:a|s|sc|ed|eng)\b|\b(?:ba|bsc)\b|bachelor|\blicence\b/i],
];

/** The degrees for which a thesis was written, as codes. */
export function readDegrees(index: FieldIndex, flavour: MarcFlavour): string[] {
  const notes = index.fields(NOTE_TAG[flavour]).map((field) => {
    const named = all(field, 'b');
    return (named.length > 0 ? named : all(field, 'a')).join(' ');
  });
  return DEGREES.flatMap(([code, words]) => (notes.some((note) => words.test(note)) ? [code] : []));
}
