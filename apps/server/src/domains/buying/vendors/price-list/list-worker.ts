import { parentPort } from 'node:worker_threads';
import type { PriceLineFault } from '@lectern/contracts/buying/vendors/vendor';
import { isOnix, readOnix } from './onix/read-onix.ts';
import { type RawLine, readPriceLine } from './price-line.ts';
import { PriceListError } from './price-list-error.ts';
import type { ListTask, ThreadNews } from './read-in-thread.ts';
import { readTableList } from './read-table-list.ts';

const LINES_AT_ONCE = 500;

const port = parentPort;
if (port === null) throw new Error('not a worker thread');
const tell = (news: ThreadNews) => port.postMessage(news);
/** The other side says when it has stored what it was told, so that no more than a portion waits. */
let goOn: () => void = () => undefined;
port.on('message', (message: ListTask | 'more') => {
  if (message === 'more') goOn();
  else void read(message);
});

async function read({ file, currency }: ListTask): Promise<void> {
  try {
    const format = isOnix(file) ? 'onix' : 'table';
    if (format === 'onix') await readOnix(file, currency, (lines) => give(lines, currency));
    else await give(await readTableList(Buffer.from(file)), currency);
    tell({ what: 'end', format });
  } catch (error) {
    const isTooOld = error instanceof PriceListError && error.isTooOld;
    const reason = error instanceof PriceListError ? error.message : 'it cannot be read';
    tell({ what: 'fault', reason, isTooOld });
  }
}

async function give(raw: readonly RawLine[], currency: string): Promise<void> {
  for (let at = 0; at < raw.length; at += LINES_AT_ONCE) {
    const lines = raw.slice(at, at + LINES_AT_ONCE).map(({ line, ...rest }) => {
      const read: ReturnType<typeof readPriceLine> | PriceLineFault = readPriceLine(
        { line, ...rest },
        currency,
      );
      return { line, read };
    });
    await new Promise<void>((resolve) => {
      goOn = resolve;
      tell({ what: 'lines', lines });
    });
  }
}
