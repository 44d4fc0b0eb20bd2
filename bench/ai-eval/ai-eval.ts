import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildPatron } from '@lectern/server/testing/builders';
import { Random } from '../search/random.ts';
import { createCheck } from './checker/check-run.ts';
import { PARTS, type Part, readConversations, UNREAD } from './golden/conversation.ts';
import { measureInjection } from './injection/measure-injection.ts';
import { openEvalLibrary } from './library/eval-library.ts';
import { newReader } from './library/eval-reader.ts';
import { CHINESE, drawRecords, TIBKAT } from './library/records.ts';
import { createNames } from './names/draw-names.ts';
import { nameableWorks } from './names/nameable-works.ts';
import { createReport } from './report.ts';
import { runConversations } from './run-conversations.ts';
import { type CitingQuestion, runDeletions } from './run-deletions.ts';

/** Wrong sentences that the checker must refuse. */
const WRONG_PAIRS = 100;
/** Questions that are asked again once the record that they cite is deleted. */
const DELETED = 40;

const USAGE = `usage: npm run ai-eval -- [options]
  --seed N       draws the records and the names of the questions (1)
  --records N    so many records of TIBKAT (20,000 of 136,569, so that a run takes minutes)
  --part NAME    one of ${PARTS.join(', ')} alone; may be repeated
  --faults       prints the turns of the parts that are read and not right, with their questions`;

/** Measures the assistant without a model on the golden set, on a library of real records that is served in this process. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      records: { type: 'string', default: '20000' },
      part: { type: 'string', multiple: true, default: [...PARTS] },
      faults: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  if (!existsSync(TIBKAT) || !existsSync(CHINESE))
    return console.log(
      'skipped: the shared data with TIBKAT is absent (set LECTERN_SHARED_DATA to where it lies)',
    );
  const [seed, records] = [Number(values.seed), Number(values.records)];
  console.log(`seed ${seed}, ${records} records of TIBKAT`);
  const sample = await drawRecords(seed, records);
  const app = await openEvalLibrary(sample, seed);
  try {
    const other = await buildPatron(app.deps.db, { primary_id: 'R20230417' });
    const nameable = await nameableWorks(app.deps, sample);
    const report = createReport(values.faults);
    const check = createCheck(app);
    const citing: CitingQuestion[] = [];
    for (const part of values.part as Part[]) {
      const names = createNames(
        nameable,
        new Random(seed + 2),
        (state, nextWork) => newReader(app.deps, state, nextWork),
        other.primary_id,
      );
      const { conversations, unreadable } = readConversations(part);
      report.begin(part, conversations.length, unreadable);
      for await (const turn of runConversations(app, conversations, names.name)) {
        report.add(part, turn);
        await check.add(
          turn,
          values.faults && !UNREAD.has(part) ? ({ text }) => console.log(`refused: ${text}`) : undefined,
        );
        const [recordId] = turn.answer.sources.map((source) => source.recordId);
        if (!UNREAD.has(part) && turn.at === 0 && recordId !== undefined && citing.length < DELETED)
          citing.push({
            text: turn.named.turns[0] ?? '',
            lang: turn.conversation.lang,
            token: turn.named.reader.token,
            recordId,
          });
      }
    }
    const wrong = await check.refusedOf(WRONG_PAIRS, new Random(seed + 3));
    const deletions = await runDeletions(app, citing);
    const injection = await measureInjection(values.faults);
    if (!report.print({ checked: check.checked, wrong, deletions, injection })) process.exitCode = 1;
  } finally {
    await app.close();
  }
}
