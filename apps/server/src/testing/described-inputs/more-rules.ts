/** Calls with rules that JSON Schema has no words for: what they say is needed, and not enough. */
export const MORE_RULES: Readonly<Record<string, string>> = {
  '/find/bindMailAndPhone/updateUserMailAndPhone': 'numbers and addresses may be typed in other forms',
  '/find/feedback/requestService':
    'an ISSN, ISBN or DOI has a check digit; the contact is needed for some answers',
  '/find/getPassword/resetPhone': 'numbers may be typed in other forms',
  '/find/getPassword/sendPhonenumber': 'numbers may be typed in other forms',
  '/find/userInfo/bindCxUidByPrimaryId': 'one of two forms of a call',
  '/find/userInfo/checkMail': 'addresses may be typed in other forms',
  '/find/userInfo/checkPhonenumber': 'numbers may be typed in other forms',
  '/find/userInfo/sendPhonenumber': 'numbers may be typed in other forms',
  '/oga/otherLogin': 'one of two forms of a call',
  '/oga/passportRelevanceLspUser': 'one of two forms of a call',
  '/staff/announcements/put': 'each language once',
  '/staff/assistant/putLibraryAnswer': 'each language once',
  '/staff/assistant/putModels': 'addresses of servers',
  '/staff/home/putCards': 'each card once',
  '/staff/points/putTerms': 'each event once',
  '/staff/quickAdd/record': 'an ISBN has a check digit',
  '/staff/readers/change': 'numbers and addresses may be typed in other forms',
  '/staff/readers/register': 'numbers and addresses may be typed in other forms',
  '/staff/rules/putAmnesty': 'the last day is not before the first',
  '/staff/topics/put': 'addresses of pages',
};
