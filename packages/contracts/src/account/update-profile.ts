import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { PROFILE_FIELD_FIXED } from './errors.ts';
import { profileChange, profileView } from './profile-fields.ts';

/**
 * Changes facts about the reader, those that the library lets readers change (`account.editableFields`); answers those given. One fixed
 * field refuses the whole change. Name, group and library belong to the library system; e-mail and phone are bound by calls of their own.
 */
export const updateProfile = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/updateUserInfo',
  origin: 'spec',
  access: 'patron',
  summary: "Change the reader's profile",
  input: profileChange,
  output: z.object({ profile: profileView.partial() }),
  errors: [PROFILE_FIELD_FIXED],
});
