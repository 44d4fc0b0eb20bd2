import { PageFaultError } from '../page-fault-error.ts';
import type { PageAnswer, PageResults, PageTask, TaskMessage } from '../page-tasks.ts';
import { describePdf } from './describe-pdf.ts';
import { drawMark } from './draw-mark.ts';
import { drawPage } from './draw-page.ts';
import { drawPicture } from './draw-picture.ts';
import { drawRegion, measurePicture } from './draw-region.ts';
import { findBoxes } from './find-boxes.ts';
import { readText } from './read-text.ts';
import { readTexts } from './read-texts.ts';
import { stampPdf } from './stamp-pdf.ts';

/*
 * A process that draws pages, one task after another. It knows no library, no database and no key. Whatever a document does to it, it takes
 * one page with it: the server starts another process.
 */

process.on('message', (message) => {
  const { task } = message as TaskMessage;
  void answer(task).then((done) => process.send?.(done));
});
process.on('disconnect', () => process.exit(0));
// pdf.js lets some promises of a damaged document fail without a listener. The task itself fails too, or ends in time.
process.on('unhandledRejection', () => undefined);

async function answer(task: PageTask): Promise<PageAnswer> {
  try {
    return { done: await doTask(task) };
  } catch (error) {
    return { fault: error instanceof PageFaultError ? error.fault : 'broken' };
  }
}

function doTask(task: PageTask): Promise<PageResults[PageTask['what']]> {
  switch (task.what) {
    case 'describe':
      return describePdf(task.path);
    case 'page':
      return drawPage(task);
    case 'picture':
      return drawPicture(task);
    case 'measure':
      return measurePicture(task);
    case 'region':
      return drawRegion(task);
    case 'mark':
      return drawMark(task);
    case 'text':
      return readText(task);
    case 'texts':
      return readTexts(task);
    case 'boxes':
      return findBoxes(task);
    case 'stamp':
      return stampPdf(task);
  }
}
