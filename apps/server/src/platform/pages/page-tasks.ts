import type { ImageAddress, ImageFault, PixelSize } from '../iiif/image-request.ts';

/** Work for the processes that draw. Files are named by their paths in the spool. */
export type PageTask =
  | { readonly what: 'describe'; readonly path: string }
  | {
      readonly what: 'page';
      readonly path: string;
      /** From 1. */
      readonly page: number;
      /** Of the picture, in pixels. */
      readonly width: number;
      readonly mark: Mark;
    }
  | { readonly what: 'picture'; readonly path: string; readonly width: number; readonly mark: Mark }
  | { readonly what: 'measure'; readonly path: string }
  | {
      readonly what: 'region';
      readonly path: string;
      readonly address: ImageAddress;
    }
  | { readonly what: 'mark'; readonly width: number; readonly height: number; readonly mark: Mark }
  | { readonly what: 'text'; readonly path: string; readonly page: number }
  | {
      readonly what: 'texts';
      readonly path: string;
      /** From 1; both are included. */
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly what: 'boxes';
      readonly path: string;
      readonly page: number;
      /** The text of the page that the ranges are about, as `texts` answered it. */
      readonly text: string;
      readonly ranges: readonly TextRange[];
    }
  | { readonly what: 'stamp'; readonly path: string; readonly to: string; readonly mark: Mark };

/** What is burnt into a page: who saw it, when and from where. Each line is repeated all over the page. */
export interface Mark {
  readonly lines: readonly string[];
}

/** An entry of the contents that a document has by itself. */
export interface OutlineEntry {
  readonly title: string;
  /** 0 where it leads to no page. */
  readonly page: number;
  /** From 0. */
  readonly depth: number;
}

/** What a document says of itself. */
export interface DescribedPdf {
  readonly pages: number;
  /** Width divided by height of the first pages, as they are seen; the others are as the last of these. */
  readonly ratios: readonly number[];
  /** The numbers that the document prints on its pages; empty where it has none of its own. */
  readonly labels: readonly string[];
  readonly outline: readonly OutlineEntry[];
}

/** A line of a page, for copying. */
export interface PageText {
  readonly text: string;
}

/** A stretch of a text: UTF-16 offsets, the end not included. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The texts of pages one after the other, for searching: words that a line end cuts are whole. Undefined for a page that cannot be read. */
export interface PageTexts {
  readonly texts: readonly (string | undefined)[];
}

/** A rectangle on a page, in parts of its width and height as it is seen, from the upper left corner. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where ranges of the text stand on the page; none where the page has another text. */
export interface PageBoxes {
  readonly boxes: readonly PageBox[];
}

export interface DrawnPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/webp' | 'image/png' | 'image/jpeg';
}

/** What each task answers. */
export interface PageResults {
  readonly describe: DescribedPdf;
  readonly page: DrawnPicture;
  readonly picture: DrawnPicture;
  readonly measure: PixelSize;
  readonly region: DrawnPicture | { readonly refused: ImageFault };
  readonly mark: DrawnPicture;
  readonly text: PageText;
  readonly texts: PageTexts;
  readonly boxes: PageBoxes;
  readonly stamp: { readonly path: string };
}

/**
 * Why a document or page cannot be drawn. `locked`: it wants a password. `broken`: it cannot be read. `noPage`: it has no such page.
 * `tooLarge`: it would need more pixels, memory or time than a page may have. `unmarked`: it cannot be changed, so no mark can be put in.
 * `gone`: the file is no longer in the spool.
 */
export const PAGE_FAULTS = ['locked', 'broken', 'noPage', 'tooLarge', 'unmarked', 'gone'] as const;
export type PageFault = (typeof PAGE_FAULTS)[number];

export type PageAnswer = { readonly done: PageResults[PageTask['what']] } | { readonly fault: PageFault };

/** What a drawing process is told, and tells. */
export interface TaskMessage {
  readonly task: PageTask;
}

/** Widths of page pictures, in pixels: thumbnails, phones, screens, dense screens, paper. */
export const PAGE_WIDTHS = [160, 800, 1200, 1600, 2400] as const;

/** A picture has no more pixels than this, whatever the shape of its page. */
export const MOST_PIXELS = 16_000_000;
