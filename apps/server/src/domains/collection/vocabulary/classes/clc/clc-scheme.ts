import type { ClassScheme } from '../class-scheme.ts';
import { CLC_DIVISIONS } from './clc-divisions.ts';
import { CLC_MAIN_CLASSES, clcNames } from './clc-names.ts';
import { clcPath } from './clc-path.ts';

const MAIN_CLASSES = Object.keys(CLC_MAIN_CLASSES);
const DIVISIONS = Object.keys(CLC_DIVISIONS);

/** The Chinese Library Classification (中国图书馆分类法). The code of a class is its notation. */
export const CLC: ClassScheme = {
  code: 'clc',
  mainClasses: MAIN_CLASSES,
  pathOf: clcPath,
  notationOf: (code) => code,
  codeOf: (text) => text,
  namesOf: clcNames,
  explaining: (notation) => clcPath(notation)[0],
  shippedBelow: (code) =>
    code === '' ? MAIN_CLASSES : DIVISIONS.filter((one) => code.length === 1 && one.startsWith(code)),
};
