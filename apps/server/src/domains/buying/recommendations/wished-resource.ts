import {
  WISH_ADDRESS_INVALID,
  WISH_ADDRESS_MISSING,
  WISH_CODE_UNKNOWN,
  WISH_DOCUMENT_TYPE_MISSING,
  WISH_NAME_MISSING,
  WISH_SUBJECT_MISSING,
} from '@lectern/contracts/buying/recommendations/errors';
import type { electronicWishInput } from '@lectern/contracts/buying/recommendations/wish-input';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type * as z from 'zod';
import { DOC_TYPE_NAMES } from '../../collection/vocabulary/code-names/doc-type-names.ts';
import { isWebAddress } from '../../resources/databases/entrances/web-address.ts';
import { NO_FACTS, type WishedWork } from './wish-facts.ts';

export type ResourceFault = Refusal<
  | 'WISH_NAME_MISSING'
  | 'WISH_SUBJECT_MISSING'
  | 'WISH_DOCUMENT_TYPE_MISSING'
  | 'WISH_ADDRESS_MISSING'
  | 'WISH_ADDRESS_INVALID'
  | 'WISH_CODE_UNKNOWN'
>;

/** The electronic resource that a reader wishes for, or what is missing or wrong (document 1, section 5). */
export function wishedResource(input: z.output<typeof electronicWishInput>): WishedWork | ResourceFault {
  const { resourceName, subject, documentTypes, webAddress, introduction, publisher } = input;
  if (resourceName === '') return refuse(WISH_NAME_MISSING);
  if (subject === '') return refuse(WISH_SUBJECT_MISSING);
  const types = [...new Set(documentTypes)];
  if (types.length === 0) return refuse(WISH_DOCUMENT_TYPE_MISSING);
  const unknown = types.find((type) => !Object.hasOwn(DOC_TYPE_NAMES, type));
  if (unknown !== undefined) return refuse(WISH_CODE_UNKNOWN, { value: unknown });
  if (webAddress === '') return refuse(WISH_ADDRESS_MISSING);
  if (!isWebAddress(webAddress)) return refuse(WISH_ADDRESS_INVALID);
  return {
    ...NO_FACTS,
    kind: 'electronic',
    title: resourceName,
    author: '',
    publisher,
    resourceType: 'database',
    subject,
    documentTypes: types,
    webAddress,
    introduction,
    source: '',
  };
}
