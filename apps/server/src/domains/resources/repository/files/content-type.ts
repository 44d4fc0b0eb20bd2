import type { ObjectFileType } from '@lectern/contracts/resources/repository/kinds';
import { mediaTypeOf } from '../../../../platform/media-type.ts';

/** So many bytes of a file are enough to know its kind. */
export const BEGINNING_BYTES = 4096;

/** An EPUB is an archive whose first file is called `mimetype` and says so (EPUB OCF 3.3, section 4.3.3). */
const EPUB = 'mimetypeapplication/epub+zip';
const EPUB_AT = 30;
/** Of M4A and M4B, audio books. */
const AUDIO_BRANDS = ['M4A ', 'M4B '];
/** Letters of UTF-8 text and what lines are made with; a file with other control characters is none. */
const NO_TEXT = /[^\P{Cc}\t\n\f\r]/u;

/** The kind of a file by how its content begins, whatever it is called; undefined for any kind that is not taken. */
export function contentTypeOf(beginning: Buffer): ObjectFileType | undefined {
  const known = mediaTypeOf(beginning);
  if (known) return known;
  if (beginning.toString('latin1', EPUB_AT, EPUB_AT + EPUB.length) === EPUB) return 'application/epub+zip';
  if (beginning.toString('latin1', 4, 8) === 'ftyp')
    return AUDIO_BRANDS.includes(beginning.toString('latin1', 8, 12)) ? 'audio/mp4' : 'video/mp4';
  if (isMp3(beginning)) return 'audio/mpeg';
  return isText(beginning) ? 'text/plain' : undefined;
}

/** A tag, or the first frame of MPEG 1 or 2, layer III. */
function isMp3(beginning: Buffer): boolean {
  if (beginning.toString('latin1', 0, 3) === 'ID3') return true;
  const [first = 0, second = 0] = beginning;
  return first === 0xff && (second & 0xe6) === 0xe2;
}

function isText(beginning: Buffer): boolean {
  if (beginning.length === 0) return false;
  try {
    // The last letter may be cut.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true });
    return !NO_TEXT.test(text);
  } catch {
    return false;
  }
}
