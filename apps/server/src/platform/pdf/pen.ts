import { drawnLines } from './drawn-lines.ts';
import { type FontRun, fontRuns, plainSpaces } from './font-runs.ts';
import { paperFonts } from './paper-fonts.ts';

interface Writing {
  readonly size: number;
  readonly color: string;
  /** Points from the left margin; 0 if it is left out. */
  readonly from?: number;
  /** Points; up to the right margin if it is left out. */
  readonly width?: number;
  readonly align?: 'left' | 'right';
  /** The address that a click on the text opens. */
  readonly link?: string;
}

/** Writes texts of any script on the pages of a document, from above to below. Measures are points. */
export interface Pen {
  /** The left margin, and the width between the margins. */
  readonly left: number;
  readonly width: number;
  y(): number;
  skip(points: number): void;
  write(text: string, writing: Writing): void;
  /** Writes texts beside each other. What follows stands below the longest. */
  besides(texts: readonly (() => void)[]): void;
  /** Goes to the next page if less than this is left. */
  keepTogether(points: number): void;
}

const LINE_GAP = 2;
/** How far the line that letters stand on is below their top, as a part of the size: that of the preferred font. */
const ASCENT = 1.16;

/** `letters` has every letter that will be written. All sizes of letters are multiplied by `scale`. */
export async function penFor(document: PDFKit.PDFDocument, scale: number, letters: string): Promise<Pen> {
  const fonts = await paperFonts(plainSpaces(letters));
  fonts.forEach(({ file }, at) => {
    document.registerFont(nameOf(at), file);
  });
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;

  function keepTogether(points: number): void {
    if (document.y + points > document.page.height - bottom) document.addPage();
  }

  /** In the size of letters that is set. */
  function widthOf(text: string): number {
    return fontRuns(text, fonts).reduce(
      (sum, { font, shown }) => sum + document.font(nameOf(font)).widthOfString(shown),
      0,
    );
  }

  return {
    left,
    width,
    y: () => document.y,
    skip: (points) => {
      document.y += points;
    },
    write(text, { size: wanted, color, from = 0, width: most = width - from, align = 'left', link }) {
      const size = wanted * scale;
      document.fontSize(size).fillColor(color);
      // A row that is aligned to the right is short, and of one font: pdfkit aligns each run by itself.
      const given = {
        width: most,
        align,
        lineGap: LINE_GAP,
        link: link ?? null,
        baseline: 'alphabetic',
      } as const;
      for (const line of drawnLines(plainSpaces(text), most, widthOf)) {
        const runs = fontRuns(line, fonts);
        // Fonts that stand beside each other share a line to stand on. A text begins at the top of its letters.
        runs.forEach((run, at) => {
          const continued = at < runs.length - 1;
          const options = { ...given, continued };
          document.font(nameOf(run.font));
          marked(document, run, () => {
            if (at === 0) document.text(run.shown, left + from, document.y + ASCENT * size, options);
            else document.text(run.shown, options);
          });
        });
        document.y -= ASCENT * size;
      }
    },
    besides(texts) {
      keepTogether(28);
      const top = document.y;
      const page = document.page;
      let lowest = top;
      for (const write of texts) {
        if (document.page === page) document.y = top;
        write();
        lowest = document.page === page ? Math.max(lowest, document.y) : document.y;
      }
      document.y = lowest;
    },
    keepTogether,
  };
}

function nameOf(font: number): string {
  return `paper-${font}`;
}

/** Writes a run, and says what is copied of it if that is something else than what is drawn. */
function marked(document: PDFKit.PDFDocument, { actual }: FontRun, write: () => void): void {
  if (actual === undefined) {
    write();
    return;
  }
  document.markContent('Span', { actual });
  write();
  document.endMarkedContent();
}
