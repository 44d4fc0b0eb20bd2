import { readFileSync } from 'node:fs';

/**
 * Loaded into the server that is attacked (`--import`): its clock is that of the system and so many milliseconds as a file says, as if the
 * system's clock had been set while the server runs.
 */
const file = process.env.LECTERN_ATTACK_CLOCK ?? '';
const SystemDate = globalThis.Date;
let ahead = 0;

function read() {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
}
read();
setInterval(read, 50).unref();

globalThis.Date = class extends SystemDate {
  constructor(...given) {
    if (given.length === 0) super(SystemDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return SystemDate.now() + ahead;
  }
};
