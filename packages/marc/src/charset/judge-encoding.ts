import { isAscii, isUtf8 } from 'node:buffer';
import type { MarcEncoding } from '../marc-read-result.ts';
import { countGb18030, countNotMarc8, countUtf8, hasMarc8Escape } from './byte-evidence.ts';

/** How text is decoded. `ascii` is what all the others agree on. */
export type TextEncoding = 'ascii' | 'utf-8' | 'marc-8' | 'gb18030';

export interface Judgement {
  readonly encoding: TextEncoding;
  /** The bytes are not clean in this encoding. */
  readonly damaged: boolean;
}

/** Fewer characters than this that happen to be UTF-8 do not outweigh a file that is otherwise GB18030. */
const CHANCE_UTF8 = 4;

/** Fewer pairs than this do not make a record of a UTF-8 file GB18030: they are damage. */
const CHANCE_GB18030 = 8;

export function asTextEncoding(encoding: MarcEncoding): TextEncoding {
  return encoding === 'gbk' ? 'gb18030' : encoding;
}

/**
 * Tells a record's encoding from its bytes; what the record says of itself (leader/09, 100 $a) is not asked, since
 * it is wrong as often as not. `ofFile` is what the records before were in and decides where the bytes allow it.
 * Clean UTF-8 is next to never anything else; GB18030 and MARC-8 are told apart by pairs of high bytes and by bytes
 * that ANSEL lacks.
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

/** Remembers what the records of one file were in, so that a record with little evidence is read like the others. */
export class FileEncoding {
  private readonly votes = new Map<TextEncoding, number>();
  private leading: TextEncoding | undefined;
  private readonly told: TextEncoding | undefined;

  constructor(told?: MarcEncoding) {
    this.told = told && asTextEncoding(told);
  }

  /** Judges one record (or a sample of the file's beginning) and counts it. */
  judge(bytes: Buffer): Judgement {
    if (this.told) {
      return { encoding: this.told, damaged: this.told === 'utf-8' && !isUtf8(bytes) };
    }
    const judgement = judgeEncoding(bytes, this.leading);
    if (judgement.encoding !== 'ascii') this.count(judgement.encoding);
    return judgement;
  }

  /** What most records so far were in; undefined while all were ASCII. */
  get current(): TextEncoding | undefined {
    return this.told ?? this.leading;
  }

  private count(encoding: TextEncoding): void {
    const votes = (this.votes.get(encoding) ?? 0) + 1;
    this.votes.set(encoding, votes);
    if (this.leading === undefined || votes > (this.votes.get(this.leading) ?? 0)) this.leading = encoding;
  }
}
