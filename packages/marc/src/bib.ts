/**
 * The described work or edition, as the portal shows and indexes it. MARC 21 and UNIMARC/CNMARC are both mapped to it.
 * Everything is plain JSON. Lists are in record order; a list without entries is empty, never undefined.
 */
export interface Bib {
  readonly flavour: 'marc21' | 'unimarc';
  /** Field 001, trimmed; absent if the record has none. */
  readonly controlNumber?: string;
  readonly docType: DocType;
  /** Title proper and remainder of title, without responsibility ("红楼梦", "Faust : eine Tragödie"). */
  readonly title: string;
  readonly titles: readonly BibTitle[];
  /** Statement of responsibility as printed (245 $c, 200 $f $g). */
  readonly responsibility?: string;
  readonly creators: readonly Creator[];
  readonly edition?: string;
  readonly imprints: readonly Imprint[];
  /** First year of publication, four digits, from the coded field or the imprint; absent when unknown or before the common era. */
  readonly year?: number;
  /** Last year, for serials that ended. */
  readonly yearEnd?: number;
  /** Physical description, one string for each 300/215. */
  readonly physical: readonly string[];
  readonly series: readonly Series[];
  readonly notes: readonly string[];
  readonly contents: readonly string[];
  readonly abstracts: readonly string[];
  readonly subjects: readonly Subject[];
  readonly classes: readonly ClassNumber[];
  readonly isbns: readonly Isbn[];
  /** ISSN as NNNN-NNNC, valid ones first. */
  readonly issns: readonly string[];
  /** Cancelled and wrong ISSNs, by which the work is found and not cited; absent without any. */
  readonly formerIssns?: readonly string[];
  /** Other identifiers: doi, oclc, lccn, publisher numbers, local system numbers. */
  readonly identifiers: readonly { readonly kind: string; readonly value: string }[];
  /** ISO 639-2/B codes, main language first. */
  readonly languages: readonly string[];
  /** MARC country code or ISO 3166 code, lower case, as the record gives it. */
  readonly country?: string;
  readonly frequency?: string;
  readonly links: readonly BibLink[];
  /** The journal or volume that holds an article or chapter. */
  readonly host?: HostItem;
  /** What the note of a thesis says. */
  readonly thesis?: Thesis;
  readonly holdings: readonly Holding[];
  readonly items: readonly BibItem[];
  /** Absent if the record has no marks. */
  readonly marks?: BibMarks;
}

/**
 * What a library says of a work beyond its description, as codes: core lists that include it, the degree for which a thesis was
 * written, whether its description was checked. The import profile of the library says where they are in records.
 */
export const MARKS = ['coreList', 'degree', 'verification'] as const;
export type Mark = (typeof MARKS)[number];
export type BibMarks = Readonly<Partial<Record<Mark, readonly string[]>>>;

export type DocType =
  | 'book'
  | 'journal'
  | 'newspaper'
  | 'thesis'
  | 'ebook'
  | 'article'
  | 'conference'
  | 'audio'
  | 'video'
  | 'score'
  | 'map'
  | 'image'
  | 'electronic'
  | 'manuscript'
  | 'kit'
  | 'object'
  | 'other';

/**
 * How a title relates to the bib. `contained`: a work that is part of the bib. `related`: another work, for example the
 * one that this work adapts or comments on. `romanised`: the title in Latin letters; the bib has the original too.
 */
export type TitleKind =
  | 'main'
  | 'parallel'
  | 'variant'
  | 'uniform'
  | 'abbreviated'
  | 'former'
  | 'later'
  | 'contained'
  | 'related'
  | 'romanised';

/** One title of the bib. `value` is ready to show; `vernacular` is the same title in another script (880 with $6). */
export interface BibTitle {
  readonly kind: TitleKind;
  readonly value: string;
  readonly vernacular?: string;
  /** Characters to skip when filing (the second indicator of 245): "The " = 4. */
  readonly nonfiling?: number;
  /** Of a uniform title, and of the original title of a translation: the work's name, without language, version and date. */
  readonly work?: string;
}

export interface Creator {
  readonly name: string;
  /** The same name in the record's other script (880), where paired. */
  readonly vernacular?: string;
  /** The name in Latin letters, where `name` is in the original script (880, CNMARC pinyin). */
  readonly romanised?: string;
  /** Years of life, or the dynasty that Chinese records give instead ("清"). */
  readonly dates?: string;
  readonly kind: 'person' | 'corporate' | 'meeting';
  /** The parts of a person's name: those of `vernacular` if there is one. */
  readonly parts?: NameParts;
  /** Main entry (1XX, 700/710/711) or added entry. */
  readonly primary: boolean;
  /** MARC relator codes (aut, trl, edt ...); UNIMARC $4 numbers are mapped; a term without a code stays as written. */
  readonly roles: readonly string[];
  /** Numbers of a person: `orcid:0000-0002-1825-0097`, `isni:…`, or an authority number behind its file, `(DE-588)118540238`. Absent without any. */
  readonly numbers?: readonly string[];
}

/** The parts of a person's name as its heading codes them (X00 of MARC 21, 700-702 of UNIMARC). */
export interface NameParts {
  /** Which part comes first: the family name, or the first word of a name in direct order. `family` is the name of a whole family. */
  readonly order: 'surname' | 'forename' | 'family';
  /** The family name, or the whole name in direct order. Empty if the heading has only the other part. */
  readonly entry: string;
  /** The forenames after a family name. */
  readonly rest?: string;
  /** Roman numerals of a ruler or pope ("II"). */
  readonly numeration?: string;
  /** Titles and other words ("Jr.", "of Hippo", "Queen of Great Britain"), each on its own. */
  readonly additions?: readonly string[];
  /** The full form of initials ("John Ronald Reuel"). */
  readonly fuller?: string;
}

export interface Imprint {
  readonly kind: 'publication' | 'production' | 'distribution' | 'manufacture';
  readonly places: readonly string[];
  readonly publishers: readonly string[];
  readonly date?: string;
  readonly vernacular?: string;
}

export interface Series {
  readonly title: string;
  readonly number?: string;
  readonly issn?: string;
  readonly vernacular?: string;
}

export interface Subject {
  readonly kind: 'topic' | 'person' | 'corporate' | 'meeting' | 'title' | 'place' | 'genre' | 'keyword';
  /** Source of the heading: lcsh, mesh, gnd, cct (中国分类主题词表), rameau, local ... */
  readonly scheme: string;
  /** Heading and subdivisions in order; shown joined by " -- ". */
  readonly parts: readonly string[];
  readonly vernacular?: string;
}

export interface ClassNumber {
  readonly scheme: 'clc' | 'lcc' | 'ddc' | 'udc' | 'rvk' | 'local';
  /** Notation as filed, trimmed (I242.4, PL2727.S2, 895.1348). */
  readonly notation: string;
}

export interface Isbn {
  /** ISBN-13 without hyphens if valid, else the digits as in the record. */
  readonly value: string;
  readonly valid: boolean;
  readonly qualifier?: string;
  readonly price?: string;
}

export interface BibLink {
  readonly url: string;
  readonly label?: string;
  /** Public note: who may open it, and how. */
  readonly note?: string;
  readonly kind: 'fulltext' | 'version' | 'related' | 'other';
}

export interface HostItem {
  readonly title: string;
  readonly vernacular?: string;
  /** Volume, issue, pages as the record gives them. */
  readonly part?: string;
  /** What `part` says, number by number; pages are "235-248" or the first one. */
  readonly volume?: string;
  readonly issue?: string;
  readonly pages?: string;
  readonly year?: number;
  /** Whether it is a book or another monograph; otherwise it is a serial. */
  readonly isBook?: boolean;
  /** The main entry of the host: who wrote or edited the book. */
  readonly creator?: string;
  readonly place?: string;
  readonly publisher?: string;
  readonly issn?: string;
  /** ISBN-13 without hyphens, of a book that holds a chapter. */
  readonly isbn?: string;
  /** Control numbers of the host's own record, without the code of the agency. */
  readonly controlNumbers?: readonly string[];
}

/** From 502 of MARC 21 or 328 of UNIMARC. */
export interface Thesis {
  /** As the record gives it: "Ph. D.", "Thèse de doctorat", "博士". */
  readonly degree?: string;
  /** The body that granted the degree. */
  readonly institution?: string;
  readonly year?: number;
}

/** What a branch has of a bib, from records that do not list items (852 with 866, serial runs). */
export interface Holding {
  readonly library?: string;
  readonly shelvingLocation?: string;
  readonly callNumber?: string;
  readonly summary: readonly string[];
}

/** One copy as the record describes it. Loan state is never taken from MARC. */
export interface BibItem {
  readonly barcode?: string;
  /** Library or branch code as the record gives it; the importer maps it. */
  readonly library?: string;
  readonly shelvingLocation?: string;
  readonly callNumber?: string;
  readonly volume?: string;
  readonly copyNumber?: string;
  /** The number under which the library owns the copy, where it is another one than the barcode. */
  readonly inventoryNumber?: string;
  readonly itemType?: string;
  readonly note?: string;
}

/**
 * Version of the mapping; raise it when the meaning of a Bib field changes. It is stored with each record: records with
 * an older version are mapped again.
 */
export const MAPPING_VERSION = 7;
