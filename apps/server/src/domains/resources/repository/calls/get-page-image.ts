import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_PAGE_NOT_DRAWN } from '@lectern/contracts/resources/repository/errors';
import { getPageImage } from '@lectern/contracts/resources/repository/get-page-image';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { PAGE_WIDTHS } from '../../../../platform/pages/page-tasks.ts';
import { workOnFile } from '../files/spooled.ts';
import { drawMark, markOfCaller, nearestWidth, pictureOf } from '../reading/page-picture.ts';
import { useTicket } from '../reading/use-ticket.ts';
import { mayDo, openPages } from '../rights/may-do.ts';
import { refuseAct } from '../rights/refuse-act.ts';

/** Pages for the screen; wider ones are for paper. */
const SCREEN_WIDTH = 1600;
/** The address is for one reader, and the page of a reader who goes back is not drawn again. */
const KEPT_SECONDS = 600;

export const getPageImageCall = implementRaw(getPageImage)(
  async ({ input: { ticket, page, width }, context, deps }) => {
    if (ticket === undefined)
      return pictureOf(await drawMark(deps, width, await markOfCaller(deps, context)));
    const used = await useTicket(deps, context, ticket, 'read');
    if (isRefusal(used)) return used;
    const { file, rights, mark, seeing } = used;
    const { asker } = seeing.asking;
    if (page === undefined) return pictureOf(await drawMark(deps, width, mark));
    // A page that does not exist is as one that is closed: nobody counts pages by asking.
    const isOpen = page <= openPages(Math.max(file.pages, 1), rights, asker);
    if (!isOpen) return refuseAct('read', rights, asker) ?? refuse(OBJECT_PAGE_NOT_DRAWN);
    const most = mayDo('print', rights, asker).may ? PAGE_WIDTHS.at(-1) : SCREEN_WIDTH;
    const drawn = await workOnFile(
      deps,
      file,
      (path) =>
        ({
          what: 'page',
          path,
          page,
          width: Math.min(nearestWidth(width), most ?? SCREEN_WIDTH),
          mark,
        }) as const,
    );
    return isRefusal(drawn) ? drawn : { ...pictureOf(drawn), keptSeconds: KEPT_SECONDS };
  },
);
