import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { MAX_COVER_BYTES } from '@lectern/contracts/shelf/booklists/book-list';
import { getStaffTopic } from '@lectern/contracts/shelf/topics/get-staff-topic';
import { getTopic } from '@lectern/contracts/shelf/topics/get-topic';
import { putTopic } from '@lectern/contracts/shelf/topics/put-topic';
import { removeTopic } from '@lectern/contracts/shelf/topics/remove-topic';
import { removeTopicCover } from '@lectern/contracts/shelf/topics/remove-topic-cover';
import { MOST_TOPICS } from '@lectern/contracts/shelf/topics/topic';
import { updateTopicCover } from '@lectern/contracts/shelf/topics/update-topic-cover';
import { insertTopic, type TopicColumns } from '../../domains/shelf/topics/store/topic-store.ts';
import { topicColumns } from '../../domains/shelf/topics/topic-columns.ts';
import { hugePicture, pngOf } from '../pictures.ts';
import { type FileAndInput, type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NO_TOPIC = { id: 'nothing' };
const FACTS = { title: 'Whales', className: '', summary: '', text: '', shownFrom: '', shownTo: '' };

function columns(): TopicColumns {
  const made = topicColumns({ ...FACTS, isOpen: true, isFeatured: false, links: [] });
  if (isRefusal(made)) throw new Error(made.code);
  return made;
}

/** The library has so many topics. Answers the id of the last. */
async function having({ deps, clock }: RefusingLibrary, count = 1): Promise<string> {
  const now = clock.now().toISOString();
  return deps.db.transaction().execute(async (tx) => {
    let id = '';
    for (let at = 0; at < count; at++) id = await insertTopic(tx, '1001', columns(), now);
    return id;
  });
}

function sent(content: string | Uint8Array<ArrayBuffer>, type: string): FileAndInput {
  return { file: new Blob([content], { type }), input: NO_TOPIC };
}

/** How calls about topics are refused. */
export const TOPICS_PROVOKED: readonly Provoked[] = [
  provoked(getTopic, { TOPIC_NOT_FOUND: () => NO_TOPIC }),
  provoked(getStaffTopic, { TOPIC_NOT_FOUND: () => NO_TOPIC }),
  provoked(putTopic, {
    TOPIC_NOT_FOUND: () => ({ ...FACTS, ...NO_TOPIC }),
    TOPIC_TITLE_MISSING: () => ({ ...FACTS, title: ' ' }),
    TOPIC_DATES_REVERSED: () => ({ ...FACTS, shownFrom: '2026-05-02', shownTo: '2026-05-01' }),
    TOPIC_CHANGED: async (library) => ({ ...FACTS, id: await having(library), version: 7 }),
    BOOK_LIST_NOT_FOUND: () => ({ ...FACTS, listIds: ['nothing'] }),
    TOPIC_LIMIT_REACHED: async (library) => {
      await having(library, MOST_TOPICS);
      return FACTS;
    },
  }),
  provoked(removeTopic, { TOPIC_NOT_FOUND: () => NO_TOPIC }),
  provoked(removeTopicCover, { TOPIC_NOT_FOUND: () => NO_TOPIC }),
  provokedUpload(updateTopicCover, {
    UPLOAD_TOO_LARGE: () => sent(new Uint8Array(MAX_COVER_BYTES + 1), 'image/png'),
    UPLOAD_TYPE_REFUSED: () => sent('GIF89a', 'image/gif'),
    PICTURE_UNREADABLE: () => sent('no picture', 'image/jpeg'),
    PICTURE_TOO_DETAILED: () => sent(hugePicture(), 'image/png'),
    TOPIC_NOT_FOUND: () => sent(pngOf(2, 3), 'image/png'),
  }),
];
