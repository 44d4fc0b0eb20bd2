import { type NamesByCode, fourNames as names } from './four-names.ts';

/** Degrees of theses (`ddType`). The mapping of records reads these codes; see packages/marc/src/mapping/marks. */
export const DEGREE_NAMES: NamesByCode = {
  doctor: names('博士', '博士', 'Doctorate', 'Doctorat'),
  master: names('硕士', '碩士', 'Master’s degree', 'Master'),
  bachelor: names('学士', '學士', 'Bachelor’s degree', 'Licence'),
  habilitation: names('特许任教资格', '特許任教資格', 'Habilitation', 'Habilitation'),
  postdoc: names('博士后报告', '博士後報告', 'Postdoctoral report', 'Rapport postdoctoral'),
};
