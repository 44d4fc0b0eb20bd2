import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { enterTakeCode } from '@lectern/contracts/counter/desk/enter-take-code';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { renewAtDesk } from '@lectern/contracts/counter/desk/renew-at-desk';
import { undoLastAct } from '@lectern/contracts/counter/desk/undo-last-act';
import { ApiError } from '@lectern/contracts/kernel/client';
import type { Endpoint, InputOf, OutputOf, Schema } from '@lectern/contracts/kernel/endpoint';
import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import { readTakeCode } from '@lectern/rules/requests/take-code';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useCaller } from '../../../lib/caller.ts';
import { openDialogs } from '../../../lib/open-dialogs.ts';
import { randomId } from '../../../lib/random-id.ts';
import { playSound } from '../../../lib/sounds.ts';
import { failedLine, isHeld, type ScanLine, soundOf } from './scan-line.ts';
import { useScanQueue } from './use-scan-queue.ts';
import { useScanReader } from './use-scan-reader.ts';

export type FoundReader = OutputOf<(typeof findReaders)['output']>['readers'][number];

/** More lines than anybody reads; the oldest go. */
const MOST_LINES = 200;

export interface Scans {
  readonly lines: readonly ScanLine[];
  /** Readers whose name or number was typed, to choose from. */
  readonly found: readonly FoundReader[];
  readonly scan: (text: string) => void;
  readonly override: (line: ScanLine, reason: string) => void;
  readonly renew: (line: ScanLine, loanId: string) => void;
  /** Undoes a line, or the last step of this member of the staff. */
  readonly undo: (line?: ScanLine) => void;
  /** Does a scan that could be a copy or a reader, for the copy. */
  readonly asCopy: (line: ScanLine) => void;
  readonly forgetFound: () => void;
}

/**
 * Does what a scan means, one after another: a copy is lent to the open reader, or taken back where none is open; a card opens its reader,
 * and so does the pickup code that a reader shows, also its six digits alone. Each line ends as done, refused or failed.
 */
export function useScans({
  patronId,
  returnedOn,
  onReader,
}: {
  readonly patronId: string | undefined;
  readonly returnedOn: string;
  readonly onReader: (patronId: string) => void;
}): Scans {
  const { client } = useCaller();
  const queries = useQueryClient();
  const [lines, setLines] = useState<readonly ScanLine[]>([]);
  const [found, setFound] = useState<readonly FoundReader[]>([]);
  const queue = useScanQueue();
  const reader = useScanReader(patronId, queue, onReader);
  const lastId = useRef(0);

  const put = useCallback((line: ScanLine) => {
    setLines((now) => [line, ...now.filter(({ id }) => id !== line.id)].slice(0, MOST_LINES));
    const sound = soundOf(line);
    if (sound) playSound(sound);
  }, []);

  /** As the client does, once more with the same key where no answer came: it cannot happen twice. */
  async function once<I extends Schema, O extends Schema>(contract: Endpoint<I, O>, input: InputOf<I>) {
    const idempotencyKey = randomId();
    try {
      return await client.call(contract, input, { idempotencyKey });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      return client.call(contract, input, { idempotencyKey });
    }
  }

  async function lend(line: ScanLine, patron: string, reason?: string): Promise<void> {
    const { error: _refused, ...again } = line;
    const { item, loanId, normReturnDate } = await once(checkOut, {
      patronId: patron,
      barcode: line.barcode,
      ...(line.isCopy && { isCopy: true }),
      ...(reason !== undefined && { override: reason, overrideHold: isHeld(line) }),
    });
    put({ ...again, state: 'lent', item, loanId, dueDate: normReturnDate, patronId: patron });
  }

  async function takeBack(line: ScanLine): Promise<void> {
    const answer = await once(checkIn, {
      barcode: line.barcode,
      ...(line.isCopy && { isCopy: true }),
      ...(returnedOn !== '' && { returnedOn }),
    });
    const { item, loanId, finePosted, refunded, claimed } = answer;
    const readerName = answer.reader?.name ?? '';
    put({
      ...line,
      state: 'returned',
      item,
      returned: { readerName, finePosted, refunded, claimed, loanId },
    });
  }

  async function findReader(line: ScanLine): Promise<boolean> {
    const readers = await client.call(findReaders, { text: line.barcode }).then(
      (answer) => answer.readers,
      (error: unknown) => {
        // Readers of another library system are found there.
        if (error instanceof ApiError && error.code === 'READERS_ELSEWHERE') return [];
        throw error;
      },
    );
    if (readers.length === 0) return false;
    setLines((now) => now.filter(({ id }) => id !== line.id));
    const [only] = readers;
    if (readers.length === 1 && only) reader.open(only.patronId);
    else setFound(readers);
    return true;
  }

  /** A pickup code opens its reader and says which copy is kept; false for another scan, also of 20 or 6 digits. */
  async function openByCode(line: ScanLine): Promise<boolean> {
    try {
      const { patronId: fetching, item } = await client.call(enterTakeCode, { takeCode: line.barcode });
      put({ ...line, barcode: item.barcode, state: 'fetch', item, patronId: fetching });
      reader.open(fetching);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'REQUEST_NOT_FOUND') return false;
      throw error;
    }
  }

  /** What a scan is that no copy has: a reader, else six digits that a reader shows. */
  async function findOther(line: ScanLine): Promise<boolean> {
    if (await findReader(line)) return true;
    return readTakeCode(line.barcode) ? openByCode(line) : false;
  }

  /** Says which copy was refused: a number alone says little. Without an answer the line keeps its number. */
  async function nameCopy(line: ScanLine): Promise<void> {
    const item = await client.call(getDeskItem, { barcode: line.barcode }).catch(() => undefined);
    if (item)
      setLines((now) =>
        now.map((one) => (one.id === line.id && one.state === 'refused' ? { ...one, item } : one)),
      );
  }

  async function act(scanned: ScanLine): Promise<void> {
    const patron = reader.get();
    const { patronId: _shown, ...plain } = scanned;
    const ofReader: ScanLine = patron === undefined ? plain : { ...plain, patronId: patron };
    try {
      if (readTakeCode(scanned.barcode)?.requestNumber && (await openByCode(scanned))) return;
      await (patron === undefined ? takeBack(ofReader) : lend(ofReader, patron));
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'ITEM_NOT_FOUND';
      if (isUnknown && (await findOther(ofReader))) return;
      const line = failedLine(ofReader, error);
      put(line);
      if (line.state === 'refused' && !isUnknown) await nameCopy(line);
    }
  }

  /** Runs behind what was scanned before, and shows the readers as they are then. */
  function enqueue(line: ScanLine, run: () => Promise<void>): void {
    queue(
      async () => {
        await run();
        void queries.invalidateQueries({ queryKey: [getDeskReader.path] });
      },
      (error) => put(failedLine(line, error)),
    );
  }

  function newLine(barcode: string, shown?: string): ScanLine {
    lastId.current += 1;
    const state = openDialogs.get().length > 0 ? 'waiting' : 'running';
    return { id: lastId.current, barcode, state, ...(shown !== undefined && { patronId: shown }) };
  }

  return {
    lines,
    found,
    forgetFound: () => setFound([]),
    scan(text) {
      const barcode = text.trim();
      if (barcode === '') return;
      const line = newLine(barcode, patronId);
      setFound([]);
      put(line);
      enqueue(line, () => act(line));
    },
    asCopy({ error: _question, ...line }) {
      const again: ScanLine = { ...line, state: 'running', isCopy: true };
      put(again);
      enqueue(again, () => (line.patronId === undefined ? takeBack(again) : lend(again, line.patronId)));
    },
    override(line, reason) {
      enqueue(line, () => lend(line, line.patronId ?? '', reason));
    },
    renew(line, loanId) {
      enqueue(line, async () => {
        const [result] = (await once(renewAtDesk, { patronId: line.patronId ?? '', loanIds: [loanId] }))
          .results;
        const { error: _refused, ...again } = line;
        if (result?.renewed) put({ ...again, state: 'renewed', dueDate: result.normReturnDate });
        else if (result?.refusal) {
          const { code, message } = result.refusal;
          put({ ...line, state: 'refused', error: new ApiError(code, message, 409) });
        }
      });
    },
    undo(undone) {
      const line: ScanLine = undone ?? newLine('', patronId);
      enqueue(line, async () => {
        const { item } = await once(undoLastAct, undone ? { barcode: undone.barcode } : {});
        put({ ...line, barcode: item.barcode, state: 'undone', item });
      });
    },
  };
}
