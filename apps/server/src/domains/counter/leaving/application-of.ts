import type { LeavingApplication } from '@lectern/contracts/counter/leaving/application';
import type { ReaderRecord } from '../../../ports/ils/ils-readers.ts';

export type StudyFacts = Pick<LeavingApplication, 'department' | 'major' | 'className' | 'year'>;

/** The application of a reader with what they say about their studies. The last card that is in use is that of the reader. */
export function applicationOf(record: ReaderRecord, studies: StudyFacts): LeavingApplication {
  const { department, major, className, year } = studies;
  const inUse = record.cards.filter(({ state }) => state === 'active');
  return {
    name: record.name,
    readerNumber: inUse.at(-1)?.number ?? record.primaryId,
    account: record.primaryId,
    department,
    major,
    className,
    year,
  };
}
