import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { changeRequest } from '@lectern/contracts/lending/requests/change-request';
import { REQUEST_NOT_CHANGEABLE, REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { contactOfRequest } from '../contact-of-reader.ts';
import { presentRequest } from '../present-request.ts';

export const changeRequestCall = implement(changeRequest)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { requestId, takeLibCode: pickupLibrary, contactInfo } = input;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const contact = contactInfo === '' ? undefined : await contactOfRequest(deps, owner, contactInfo);
  if (isRefusal(contact)) return contact;
  const { requests } = deps.ils.of(tenant);
  if (!requests) return refuse(REQUEST_NOT_FOUND);
  if (!requests.change) return refuse(REQUEST_NOT_CHANGEABLE);
  const wanted = { pickupLibrary, ...(contact !== undefined && { contact }) };
  const request = await requests.change(patron.id, requestId, wanted);
  if (isRefusal(request)) return request;
  return presentRequest(request, await placeNames(deps.db, tenant.id, language));
});
