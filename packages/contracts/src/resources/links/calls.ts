import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { checkLink } from './check-link.ts';
import { finishLink } from './finish-link.ts';
import { listLinks } from './list-links.ts';
import { reportLink } from './report-link.ts';
import { setAsideLink } from './set-aside-link.ts';
import { takeOverLink } from './take-over-link.ts';

export const ERESOURCE_LINK_CALLS: readonly AnyEndpoint[] = [
  checkLink,
  finishLink,
  listLinks,
  reportLink,
  setAsideLink,
  takeOverLink,
];
