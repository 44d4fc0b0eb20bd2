/** What stands on a picture that a reader shares. All texts are in the reader's language. */
export interface PictureWords {
  readonly heading: string;
  /** The large number and what it counts. */
  readonly number: string;
  readonly numberLabel: string;
  /** Lines below it; empty ones are left out. */
  readonly lines: readonly string[];
  /** The reader's own line; may be empty. */
  readonly own: string;
  readonly library: string;
  /** Loans by month. */
  readonly months: readonly number[];
}

/** The looks of a picture: paper, ink and accent. */
export const LOOKS = {
  paper: { ground: '#faf8f5', ink: '#1f2a33', quiet: '#4d5964', accent: '#0b6b6b' },
  night: { ground: '#25313d', ink: '#ffffff', quiet: '#c9d2da', accent: '#7fc8c0' },
  leaf: { ground: '#e7efe4', ink: '#203024', quiet: '#42543f', accent: '#2f6b3c' },
} as const;
export type Look = keyof typeof LOOKS;

/** Pixels of the picture: the form that social sites show whole. */
export const SIZE = { width: 1080, height: 1350 } as const;

const EDGE = 96;
const SERIF = '"Noto Serif CJK SC", "Songti SC", Georgia, serif';
const SANS = 'Inter, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** Draws the picture. The code leads to the library; without it the place stays empty. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  words: PictureWords,
  look: Look,
  code: HTMLImageElement | undefined,
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { ground, ink, quiet, accent } = LOOKS[look];
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const room = SIZE.width - 2 * EDGE;
  const write = (text: string, y: number, font: string, colour: string, width = room) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(fitting(pen, text, width), EDGE, y);
  };
  pen.fillStyle = ground;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = accent;
  pen.fillRect(EDGE, 96, 120, 8);
  write(words.heading, 190, `600 60px ${SERIF}`, ink);
  write(words.number, 420, `600 200px ${SERIF}`, accent);
  write(words.numberLabel, 490, `400 38px ${SANS}`, quiet);
  drawMonths(pen, words.months, accent, quiet, 560);
  let y = 850;
  for (const line of words.lines.filter(Boolean)) {
    write(line, y, `400 38px ${SANS}`, ink);
    y += 62;
  }
  if (words.own) write(words.own, Math.max(y + 30, 1040), `600 44px ${SERIF}`, ink);
  write(words.library, 1240, `600 36px ${SANS}`, ink, room - 220);
  if (code) {
    pen.fillStyle = '#ffffff';
    pen.fillRect(SIZE.width - EDGE - 184, 1110, 184, 184);
    pen.drawImage(code, SIZE.width - EDGE - 176, 1118, 168, 168);
  }
}

/** Twelve bars; a month without loans is a line. */
function drawMonths(
  pen: CanvasRenderingContext2D,
  months: readonly number[],
  accent: string,
  quiet: string,
  top: number,
): void {
  const most = Math.max(1, ...months);
  const [height, step] = [200, (SIZE.width - 2 * EDGE) / 12];
  months.forEach((loans, at) => {
    const bar = (loans / most) * height;
    pen.fillStyle = loans > 0 ? accent : quiet;
    pen.fillRect(EDGE + at * step, top + height - bar, step - 16, Math.max(3, bar));
  });
}

/** The text, shortened where it is wider than the room. */
function fitting(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
