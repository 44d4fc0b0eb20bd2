import type { DisciplineCode } from './discipline-names.ts';

/** A class number of a record, as in `Bib.classes`. */
interface ClassNumber {
  readonly scheme: string;
  readonly notation: string;
}

/** Disciplines by beginnings of notations; the longest beginning that matches decides. General works have none. */
type Table = ReadonlyMap<string, readonly DisciplineCode[]>;

/**
 * The disciplines of class numbers, without duplicates, in the order of the numbers. They are taken from the Chinese
 * Library Classification if the record has it, else from Dewey or the Library of Congress Classification. If a subject
 * is in another place in the catalogue of disciplines, the catalogue decides: psychology (B84) is education, ethnology
 * (C95) and folklore (K89) are law and social sciences, librarianship (G25) is management.
 */
export function disciplinesOf(classes: readonly ClassNumber[]): string[] {
  for (const scheme of ['clc', 'ddc', 'lcc']) {
    const disciplines = new Set<string>();
    for (const one of classes) {
      if (one.scheme !== scheme) continue;
      for (const code of disciplinesIn(TABLES[scheme]!, beginningOf(scheme, one.notation)))
        disciplines.add(code);
    }
    if (disciplines.size > 0) return [...disciplines];
  }
  return [];
}

function disciplinesIn(table: Table, notation: string): readonly DisciplineCode[] {
  for (let length = Math.min(notation.length, LONGEST_BEGINNING); length > 0; length--) {
    const known = table.get(notation.slice(0, length));
    if (known) return known;
  }
  return [];
}

/** The notation for the lookup; for LCC only the letters, because QA76 is not a part of QA7. */
function beginningOf(scheme: string, notation: string): string {
  const plain = notation.normalize('NFKC').trim().toUpperCase().replace(/^[[{]/, '');
  if (scheme !== 'lcc') return plain;
  const [, letters = '', number = ''] = /^([A-Z]{1,3})\s*(\d*)/.exec(plain) ?? [];
  return LCC_NUMBERS.find(
    ([of, from, to]) => of === letters && Number(number) >= from && Number(number) <= to,
  )
    ? `${letters}#`
    : letters;
}

/** Ranges of LCC numbers with another discipline than their letters: computing, management, commerce, broadcasting and film. */
const LCC_NUMBERS: readonly (readonly [letters: string, from: number, to: number])[] = [
  ['QA', 75, 76],
  ['HD', 28, 70],
  ['HF', 5001, 6182],
  ['PN', 1560, 3307],
];

function table(text: string): Table {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [codes = '', beginnings = ''] = line.split(': ');
        const disciplines = codes === '-' ? [] : (codes.split('+') as DisciplineCode[]);
        return beginnings.split(' ').map((beginning) => [beginning, disciplines] as const);
      }),
  );
}

const TABLES: Readonly<Record<string, Table>> = {
  clc: table(`
01: B
02: F
03: A C91 C92 C95 D K89
04: B84 G4 G5 G6 G7 G8
05: G0 G1 G20 G21 G22 G23 G24 H I
06: G26 K
07: C94 K9 N O P Q
08: P2 Q81 T U V X
09: S
10: R
11: E
12: C93 C96 C97 D035 F2 F3 F59 F713.3 F713.5 G25 G27 G3
13: J
02+07: C8
07+08: O3
`),
  ddc: table(`
01: 1 2
02: 31 33 38
03: 3 30 32 34 36 39
04: 15 37 796 797 798 799
05: 07 4 8
06: 9
07: 5 912
08: 004 005 006 6 69 71 72
09: 63
10: 61
11: 355 356 357 358 359
12: 02 35 65
13: 7
-: 0 60 64 79
13: 791 792
`),
  lcc: table(`
01: B BC BD BH BJ BL BM BP BQ BR BS BT BV BX
02: HA HB HC HD HE HF HG HJ
03: GN GR GT H HM HN HQ HS HT HV HX J JA JC JF JJ JK JL JN JQ JS JV JX JZ K KB KD KE KF KG KJ KK KL KZ
04: BF GV L LA LB LC LD LE LF LG LH LJ LT
05: P PA PB PC PD PE PF PG PH PJ PK PL PM PN PQ PR PS PT PZ
06: C CB CC CD CE CJ CN CR CS CT D DA DB DC DD DE DF DG DH DJ DK DL DP DQ DR DS DT DU DX E F
07: G GA GB GC Q QA QB QC QD QE QH QK QL QM QP QR
08: GE NA QA# T TA TC TD TE TF TG TH TJ TK TL TN TP TS
09: S SB SD SF SH SK
10: R RA RB RC RD RE RF RG RJ RK RL RM RS RT RV RX RZ
11: U UA UB UC UD UE UF UG UH V VA VB VC VD VE VF VG VK VM
12: HD# HF# Z ZA
13: M ML MT N NB NC ND NE NK NX PN# TR
`),
};

/** Characters; a notation may be a text of any length. */
const LONGEST_BEGINNING = Math.max(
  ...Object.values(TABLES).flatMap((table) => Array.from(table.keys(), (beginning) => beginning.length)),
);
