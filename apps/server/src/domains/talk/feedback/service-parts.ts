import {
  SERVICE_DETAILS,
  type ServiceDetails,
  type ServiceRequest,
} from '@lectern/contracts/talk/feedback/service-request';

/** What a form says as a conversation has it: its title, the reader's words, and details. */
export function partsOfRequest(request: ServiceRequest): {
  readonly title: string;
  readonly text: string;
  readonly details: ServiceDetails;
} {
  const said: Readonly<Record<string, unknown>> = request;
  const details = SERVICE_DETAILS.flatMap((name) => {
    const value = said[name];
    return typeof value === 'string' && value !== '' ? [{ name, value }] : [];
  });
  return request.kind === 'expert'
    ? { title: request.subject, text: request.question, details }
    : { title: request.title, text: request.note, details };
}
