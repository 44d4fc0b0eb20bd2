import { ownRows, type PersonalData } from '../../../../platform/personal-data.ts';

/** What the portal keeps in the account of a reader. The hash of the password is the one thing that is not told. */
export const ACCOUNT_PERSONAL: readonly PersonalData[] = [
  ownRows('account', 'account', {
    reader: 'id',
    columns: [
      'id',
      'primary_id',
      'name',
      'library_code',
      'password_changed_at',
      'email',
      'email_verified',
      'phone',
      'phone_verified',
      'picture_file',
      'expert',
      'tour_seen',
      'pda_rule_seen',
      'created_at',
      'updated_at',
    ],
  }),
  ownRows('sign-in-names', 'sign_in_name', { reader: 'patron_id', columns: ['name'] }),
  ownRows('profile', 'profile_fact', { reader: 'patron_id', columns: ['field', 'value', 'changed_at'] }),
  ownRows('settings', 'reader_setting', { reader: 'patron_id', columns: ['code', 'value'] }),
  ownRows('erasure-request', 'erasure_request', {
    reader: 'patron_id',
    columns: ['state', 'requested_at', 'changed_at'],
  }),
];
