import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { type DrawnPicture, type Mark, PAGE_WIDTHS } from '../../../../platform/pages/page-tasks.ts';
import { markOf, shortenedAccount } from './mark-of.ts';

/** The shape of a mark alone: that of paper. */
const PAPER = Math.SQRT2;

/** A picture as it is sent. */
export function pictureOf({ bytes, mediaType }: DrawnPicture): {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  readonly inline: true;
} {
  const fileName = mediaType === 'image/png' ? 'mark.png' : 'page.webp';
  return { fileName, contentType: mediaType, body: Buffer.from(bytes), inline: true };
}

/** The narrowest width that is drawn and is wide enough; few widths, so that pictures can be kept by browsers. */
export function nearestWidth(width: number): number {
  return PAGE_WIDTHS.find((one) => one >= width) ?? PAGE_WIDTHS[PAGE_WIDTHS.length - 1] ?? width;
}

export function drawMark({ pages }: Pick<Deps, 'pages'>, width: number, mark: Mark): Promise<DrawnPicture> {
  const wide = nearestWidth(width);
  return pages.run({ what: 'mark', width: wide, height: Math.round(wide * PAPER), mark });
}

/** The mark of whoever calls. */
export async function markOfCaller(
  { ils, clock }: Pick<Deps, 'ils' | 'clock'>,
  { tenant, patron, address }: Pick<CallContext, 'tenant' | 'patron' | 'address'>,
): Promise<Mark> {
  const account = patron && (await ils.of(tenant).patronAccount(patron.id));
  const readerName = account && !isRefusal(account) ? shortenedAccount(account.primaryId) : '';
  return markOf(tenant, { readerName, address, now: clock.now() });
}
