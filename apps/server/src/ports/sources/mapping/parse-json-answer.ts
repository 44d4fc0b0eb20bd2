import { SourceFaultError } from '../source-fault-error.ts';

const MAX_DEPTH = 60;

/** The JSON of an answer (RFC 8259). @throws SourceFaultError (TOO_DEEP, HTML, SYNTAX) */
export function parseJsonAnswer(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new SourceFaultError('TOO_DEEP', `nested more than ${MAX_DEPTH} deep`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (text.trimStart().startsWith('<'))
      throw new SourceFaultError('HTML', 'markup where JSON was expected');
    throw new SourceFaultError('SYNTAX', 'the answer is not JSON');
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** How many lists and objects are in one another at most: counted before anything recursive sees them. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return deepest;
}
