import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { HAND_OVERS_OFF, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PROFILE_FIELD_FIXED } from '../../people/account/errors.ts';
import { profileChange, profileView } from '../../people/account/profile-fields.ts';

/**
 * Changes facts about the reader, those that the library lets readers change (`account.editableFields`); answers those given. One fixed
 * field refuses the whole change. subtencyFlag is kept by the portal's own circulation. Name, group and library belong to the library
 * system; e-mail and phone are bound by calls of their own.
 */
export const updateProfile = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/updateUserInfo',
  origin: 'spec',
  access: 'patron',
  summary: "Change the reader's profile",
  input: profileChange.extend({
    /** '1' takes part in re-lending: other readers may ask for what the reader has on loan. */
    subtencyFlag: z.enum(['0', '1']).optional(),
  }),
  output: z.object({ profile: profileView.partial(), subtencyFlag: z.enum(['0', '1']).optional() }),
  errors: [PROFILE_FIELD_FIXED, PATRON_NOT_FOUND, HAND_OVERS_OFF],
});
