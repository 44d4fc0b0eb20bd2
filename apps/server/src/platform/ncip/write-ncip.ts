import { element, type Markup, xmlDocument } from '@lectern/marc/xml/element';
import { type NcipElement, textAt } from './read-ncip.ts';

const NAMESPACE = 'http://www.niso.org/2008/ncip';
const VERSION = 'http://www.niso.org/schemas/ncip/v2_02/ncip_v2_02.xsd';
const SCHEMES = 'http://www.niso.org/ncip/v1_0';

/** Where the values of an element come from (NCIP Implementation Profile 1). */
export const NCIP_SCHEMES = {
  circulationStatus: `${SCHEMES}/imp1/schemes/circulationstatus/circulationstatus.scm`,
  itemUseRestriction: `${SCHEMES}/imp1/schemes/itemuserestrictiontype/itemuserestrictiontype.scm`,
  locationType: `${SCHEMES}/imp1/schemes/locationtype/locationtype.scm`,
  generalError: `${SCHEMES}/schemes/processingerrortype/generalprocessingerror.scm`,
  messagingError: `${SCHEMES}/schemes/messagingerrortype/messagingerrortype.scm`,
  lookupItemError: `${SCHEMES}/schemes/processingerrortype/lookupitemprocessingerror.scm`,
  lookupUserError: `${SCHEMES}/schemes/processingerrortype/lookupuserprocessingerror.scm`,
  requestItemError: `${SCHEMES}/schemes/processingerrortype/requestitemprocessingerror.scm`,
  requestType: `${SCHEMES}/imp1/schemes/requesttype/requesttype.scm`,
  requestScopeType: `${SCHEMES}/imp1/schemes/requestscopetype/requestscopetype.scm`,
  requestStatusType: `${SCHEMES}/imp1/schemes/requeststatustype/requeststatustype.scm`,
  requestedActionType: `${SCHEMES}/imp1/schemes/requestedactiontype/requestedactiontype.scm`,
  bibliographicItemCode: `${SCHEMES}/imp1/schemes/bibliographicitemidentifiercode/bibliographicitemidentifiercode.scm`,
} as const;

/** A value and the scheme that it comes from. */
export function schemeValue(name: string, scheme: keyof typeof NCIP_SCHEMES, value: string): Markup {
  return element(name, { 'ncip:Scheme': NCIP_SCHEMES[scheme] }, value);
}

/** An element with a text; nothing where the text is empty. */
export function optional(name: string, text: string): Markup | undefined {
  return text === '' ? undefined : element(name, {}, text);
}

/** A whole message. */
export function ncipMessage(content: Markup): string {
  // The schema has its attributes in the namespace too, so they need a prefix.
  const namespaces = { xmlns: NAMESPACE, 'xmlns:ncip': NAMESPACE };
  return xmlDocument(element('NCIPMessage', { ...namespaces, 'ncip:version': VERSION }, content));
}

export interface NcipProblem {
  readonly scheme: keyof typeof NCIP_SCHEMES;
  readonly type: string;
  /** In words, for the people of the other library. */
  readonly detail?: string;
  /** Which element of the request is meant. */
  readonly element?: string;
  readonly value?: string;
}

export function problem({ scheme, type, detail = '', element: place = '', value = '' }: NcipProblem): Markup {
  const parts = [
    schemeValue('ProblemType', scheme, type),
    optional('ProblemDetail', detail),
    optional('ProblemElement', place),
    optional('ProblemValue', value),
  ];
  return element('Problem', {}, parts);
}

/** Who asks whom, with the secret that proves who asks. */
export interface NcipParties {
  readonly from: string;
  readonly to: string;
  readonly secret: string;
}

/** The header of a request. */
export function initiationHeader({ from, to, secret }: NcipParties): Markup {
  return element('InitiationHeader', {}, [
    element('FromAgencyId', {}, element('AgencyId', {}, from)),
    element('FromAgencyAuthentication', {}, secret),
    element('ToAgencyId', {}, element('AgencyId', {}, to)),
  ]);
}

/** The header of the answer to a request: sender and receiver change places. Nothing for a request that does not name both. */
export function responseHeader(request: NcipElement): Markup | undefined {
  const agency = (role: string) => textAt(request, 'InitiationHeader', role, 'AgencyId');
  const [from, to] = [agency('ToAgencyId'), agency('FromAgencyId')];
  if (from === '' || to === '') return undefined;
  return element('ResponseHeader', {}, [
    element('FromAgencyId', {}, element('AgencyId', {}, from)),
    element('ToAgencyId', {}, element('AgencyId', {}, to)),
  ]);
}
