import { isAscii, isUtf8 } from 'node:buffer';
import type { MarcEncoding } from '../marc-read-result.ts';
import { countGb18030, countNotMarc8, countUtf8, hasMarc8Escape } from './byte-evidence.ts';

/** How text is decoded. `ascii` text is the same in all the others. */
export type TextEncoding = 'ascii' | 'utf-8' | 'marc-8' | 'gb18030';

export interface Judgement {
  readonly encoding: TextEncoding;
  /** The bytes are not clean in this encoding. */
  readonly damaged: boolean;
}

/** In a file of GB18030, a record with fewer UTF-8 characters than this is taken as GB18030 too: they may be chance. */
const CHANCE_UTF8 = 4;

/** In a file of UTF-8, a record with fewer GB18030 pairs than this is taken as damaged UTF-8. */
const CHANCE_GB18030 = 8;

export function asTextEncoding(encoding: MarcEncoding): TextEncoding {
  return encoding === 'gbk' ? 'gb18030' : encoding;
}

/**
 * The encoding of a record, from its bytes. The record's own statement (leader/09, 100 $a) is ignored, because it is
 * often wrong. `ofFile` is the encoding of the records before; it decides if the bytes allow several. Bytes that are
 * valid UTF-8 are almost never anything else. GB18030 has pairs of high bytes; bytes that ANSEL lacks are not MARC-8.
 */
export function judgeEncoding(bytes: Buffer, ofFile?: TextEncoding): Judgement {
  if (isAscii(bytes)) return { encoding: hasMarc8Escape(bytes) ? 'marc-8' : 'ascii', damaged: false };
  if (isUtf8(bytes)) {
    if (ofFile === 'gb18030' && countUtf8(bytes).good < CHANCE_UTF8 && countGb18030(bytes).bad === 0) {
      return { encoding: 'gb18030', damaged: false };
    }
    return { encoding: 'utf-8', damaged: false };
  }
  return judgeNotUtf8(bytes, ofFile);
}

function judgeNotUtf8(bytes: Buffer, ofFile: TextEncoding | undefined): Judgement {
  const utf8 = countUtf8(bytes);
  if (utf8.good >= 4 * utf8.bad) return { encoding: 'utf-8', damaged: true };
  if (hasMarc8Escape(bytes)) return { encoding: 'marc-8', damaged: false };

  const gb = countGb18030(bytes);
  const notMarc8 = countNotMarc8(bytes);
  if (ofFile === 'gb18030' && gb.bad === 0) return { encoding: 'gb18030', damaged: false };
  if (ofFile === 'marc-8' && notMarc8 === 0) return { encoding: 'marc-8', damaged: false };
  if (notMarc8 === 0 && (gb.bad > 0 || gb.rare >= gb.common)) return { encoding: 'marc-8', damaged: false };
  // Two-byte UTF-8 looks like GB18030 too, but GB18030 seldom looks like UTF-8.
  const unlikeUtf8 = utf8.bad > 3 * utf8.good;
  const enough = ofFile === 'utf-8' ? CHANCE_GB18030 : 1;
  if (gb.bad === 0 && gb.common >= enough && unlikeUtf8) return { encoding: 'gb18030', damaged: false };

  if ((utf8.good > 0 && !unlikeUtf8) || ofFile === 'utf-8') return { encoding: 'utf-8', damaged: true };
  if (gb.common > 10 * gb.bad) return { encoding: 'gb18030', damaged: true };
  return { encoding: 'marc-8', damaged: true };
}

/** Counts the encodings of the records of one file. A record with few high bytes is read in the most frequent one. */
export class FileEncoding {
  private readonly votes = new Map<TextEncoding, number>();
  private leading: TextEncoding | undefined;
  private readonly named: TextEncoding | undefined;

  constructor(named?: MarcEncoding) {
    this.named = named && asTextEncoding(named);
  }

  /** Judges one record (or the first bytes of the file) and counts its encoding. */
  judge(bytes: Buffer): Judgement {
    if (this.named) {
      return { encoding: this.named, damaged: this.named === 'utf-8' && !isUtf8(bytes) };
    }
    const judgement = judgeEncoding(bytes, this.leading);
    if (judgement.encoding !== 'ascii') this.count(judgement.encoding);
    return judgement;
  }

  /** The encoding of most records so far; undefined if all were ASCII. */
  get current(): TextEncoding | undefined {
    return this.named ?? this.leading;
  }

  private count(encoding: TextEncoding): void {
    const votes = (this.votes.get(encoding) ?? 0) + 1;
    this.votes.set(encoding, votes);
    if (this.leading === undefined || votes > (this.votes.get(this.leading) ?? 0)) this.leading = encoding;
  }
}
