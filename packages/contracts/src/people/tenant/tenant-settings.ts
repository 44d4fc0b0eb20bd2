import { PASSWORD_RULES } from '@lectern/rules/password-rules';
import * as z from 'zod';
import { LANGUAGES } from '../../kernel/languages.ts';
import { accountSettingsSchema } from './account-settings.ts';
import { allianceSettingsSchema } from './alliance-settings.ts';
import { assistantSettingsSchema } from './assistant-settings.ts';
import { deskSettingsSchema } from './desk-settings.ts';
import { eresourceSettingsSchema } from './eresource-settings.ts';
import { currencyCode, timeZoneName } from './known-names.ts';
import { LIBRARY_ABILITIES } from './library-abilities.ts';
import { membershipSettingsSchema } from './membership-settings.ts';
import { customMenuItemSchema, menuItemSchema } from './menu-settings.ts';
import { messageSettingsSchema } from './message-settings.ts';
import { mailSettingsSchema, smsSettingsSchema } from './notice-settings.ts';
import { pageAddress } from './page-address.ts';
import { paymentSettingsSchema } from './payment-settings.ts';
import { publishingSettingsSchema } from './publishing-settings.ts';
import { listSettingsSchema, recordSettingsSchema } from './record-settings.ts';
import { requestSettingsSchema } from './request-settings.ts';
import { searchSettingsSchema } from './search-settings.ts';
import { selfCheckSettingsSchema } from './self-check-settings.ts';
import { contentPolicySchema, shellSettingsSchema } from './shell-settings.ts';
import { signInSettingsSchema } from './sign-in-settings.ts';
import { siteTextsSchema } from './site-texts.ts';
import { namesSchema, sourceSettingsSchema } from './source-settings.ts';
import { tenantTextsSchema } from './tenant-texts.ts';
import { wechatMessageSettingsSchema } from './wechat-message-settings.ts';
import { wechatSettingsSchema } from './wechat-settings.ts';
import { donationSettingsSchema, wishSettingsSchema } from './wish-settings.ts';

/**
 * What a tenant may set, with the specification's keys (document 1, section 3, "Find config"). Flags are '0' or '1' on the wire,
 * as other clients expect. Stored as JSON with SETTINGS_VERSION; what is missing has the defaults below. Since version 2 texts for
 * readers are in the four languages (tenant-texts.ts); a migration gave the text of version 1 to the default language.
 */
export const SETTINGS_VERSION = 2;

const flag = (initial: '0' | '1') => z.enum(['0', '1']).default(initial);
const line = z.string().max(500).default('');
const words = z.string().max(20_000).default('');
const colour = (initial: string) =>
  z
    .string()
    .regex(/^[0-9a-fA-F]{6}$/)
    .default(initial);

/** The classifications by which a library can offer its works as a tree: the Chinese Library Classification, Dewey's. */
export const TREE_SCHEMES = ['clc', 'ddc'] as const;
export type TreeScheme = (typeof TREE_SCHEMES)[number];

/** What the page may know: look, sign-in methods, switches. The same in all languages; for the texts see tenant-texts.ts. */
export const publicSettingsSchema = z.object({
  normalLogin: flag('1'),
  passportLogin: flag('0'),
  passportLoginUrl: pageAddress,
  unifieAuthen: flag('0'),
  unifieAuthenLoginUrl: pageAddress,
  unifieAuthenLogoutUrl: pageAddress,
  exterSinAuthen: flag('0'),
  exterSinAuthenUrl: pageAddress,
  weixinLogin: flag('0'),
  findPasswordFlag: flag('1'),
  findCoerceLogin: flag('0'),
  loginCasWithOriginalPage: flag('0'),
  loginFlag: flag('1'),
  /** Ours: the special sign-in dialog, which puts unified authentication first and folds the other ways below it. */
  specialLogin: flag('0'),
  /** Signs the reader out after primaryIdProtectTime idle minutes. */
  primaryIdProtect: flag('0'),
  primaryIdProtectTime: z.int().min(1).max(600).default(30),
  /** '1' either, '2' both, '3' phone, '4' e-mail, '' none. */
  bindMailOrPhone: z.enum(['', '1', '2', '3', '4']).default(''),
  ssoLoginBindMailOrPhone: flag('0'),
  /** Ours: which of the two rules new passwords keep (document 1, section 5). */
  passwordRule: z.enum(PASSWORD_RULES).default('simple'),
  iconUrl: pageAddress,
  pcLogoUrl: pageAddress,
  /** Where a click on the logo leads instead of home. */
  logoLink: pageAddress,
  platformBrowseRestrictRange: line,
  platformBrowseRestrictType: line,
  /** JSON text: openFlag, robotid, unitid, userform. */
  opacAiAppConfiguration: words,
  navBackColor: colour('25313d'),
  navTextColor: colour('ffffff'),
  /** Ours: the accent of buttons and links. */
  primaryColor: colour('0b6b6b'),
  searchBackGround: pageAddress,
  blackAndWhiteModel: flag('0'),
  bookCover: flag('0'),
  independentLibCode: flag('0'),
  filingNumberHide: flag('1'),
  filingNumber: line,
  recoFlag: flag('0'),
  libTypeCode: z.string().max(8).default('1'),
  purderRec: flag('0'),
  freeRec: flag('0'),
  customRec: flag('0'),
  /** Ours: readers can wish for electronic databases. */
  electronicRec: flag('0'),
  recRecord: flag('0'),
  aiOpenFlag: flag('0'),
  newAISearchFlag: flag('0'),
  sduUnionLoanFlag: flag('0'),
  ...shellSettingsSchema.shape,
  /** Ours: the classification of the tree of classes, their filter and their index. A change has the search index built anew. */
  classScheme: z.enum(TREE_SCHEMES).default('clc'),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .default([...LANGUAGES]),
  defaultLanguage: z.enum(LANGUAGES).default('zh-CN'),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** The public settings as pages get them. The addresses of unified authentication are the portal's own where the library names none. */
export const shownSettingsSchema = publicSettingsSchema.extend({
  /** Where a sign-in may lead back to besides this portal. */
  returnOrigins: z.array(z.string()).default([]),
  /** The one origin at which passkeys can be made and used; empty where there are none. */
  passkeyOrigin: z.string().default(''),
  /** Readers lend to themselves in some library. */
  selfCheck: z.boolean().default(false),
  /** Readers can add cards of other libraries of the installation. */
  cardsElsewhere: z.boolean().default(false),
  /** What the library system can do of what pages may have to leave out. */
  libraryCan: z.array(z.enum(LIBRARY_ABILITIES)).default([...LIBRARY_ABILITIES]),
});
export type ShownSettings = z.infer<typeof shownSettingsSchema>;

/** What only the server reads: circulation and account policy. */
export const policySettingsSchema = z.object({
  currency: currencyCode.default('CNY'),
  /** IANA name; due dates and "today" are calendar dates there. */
  timeZone: timeZoneName.default('Asia/Shanghai'),
  /** Above this debt (minor units) nothing can be borrowed or renewed. */
  fineLimit: z.int().min(0).default(5000),
  /** More days overdue than this cannot be renewed. */
  renewalOverdueLimitDays: z.int().min(0).default(30),
  /** Days after which the password counts as old; 0 never. */
  passwordMaxAgeDays: z.int().min(0).default(0),
  /** For how many days past loans and requests keep their reader; those of readers who keep their history do so for good. */
  loanHistoryDays: z.int().min(0).max(36_500).default(365),
  /** For how many days readers' own records of use (works opened, links followed) are kept; 0 keeps none. */
  activityDays: z.int().min(0).max(730).default(90),
  sessionHours: z
    .int()
    .min(1)
    .max(24 * 90)
    .default(12),
  /** For how many days readers who ask for it stay signed in on a computer of their own; 0 does not offer it. */
  staySignedInDays: z.int().min(0).max(90).default(30),
  /** Networks of computers that many readers use, as sign-ins are listed (`192.0.2.0/24`, IPv6 /48): nobody stays signed in there. */
  sharedNetworks: z
    .array(z.string().regex(/^[0-9a-fA-F.:]{2,40}\/(?:24|48)$/))
    .max(100)
    .default([]),
  /** Whether barcodes, card numbers and accounts that differ in upper and lower case alone are different numbers. */
  numbersKeepCase: z.boolean().default(false),
  /** Minutes without a key or touch after which the desk of the staff locks itself. */
  staffIdleMinutes: z.int().min(1).max(240).default(10),
  /** For so many days nobody approves what another asks for if one of them made, changed or reset the other's account; 0 never. */
  secondPersonDays: z.int().min(0).max(90).default(7),
  /** How many days old an act of a desk without a network may be when it is sent; 0 lets no desk work without one. */
  offlineDays: z.int().min(0).max(30).default(3),
  /** Wrong passwords for one account from one network (an IPv4 address, an IPv6 /64) before it has to wait; see docs/security.md. */
  loginAttempts: z.int().min(1).default(5),
  /** How long they are counted, from the first on: it waits until then. */
  loginLockMinutes: z.int().min(1).default(15),
  /** For how many days readers see the sign-ins to their account; 0 keeps none. */
  signInHistoryDays: z.int().min(0).max(730).default(180),
  /** Codes that may be sent for one account in a day, by mail and by phone each. */
  codesPerDay: z.int().min(1).max(100).default(5),
  /** How often a reader may change contacts in a day. */
  bindsPerDay: z.int().min(1).max(100).default(3),
  /** How often the password of an account may be reset in a day. */
  resetsPerDay: z.int().min(1).max(100).default(3),
  /** E-mail addresses and phones of imported readers count as theirs, so codes are sent to them: for a list that the library trusts. */
  trustImportedContacts: z.boolean().default(false),
  /** For how many days a reader can use an invitation to set a password. */
  invitationDays: z.int().min(1).max(60).default(7),
  /** Requests for services (expert consultation, document delivery, thesis check) that a reader may send to the desk in a day. */
  serviceRequestsPerDay: z.int().min(1).max(100).default(5),
  /** How long a code is good. */
  codeMinutes: z.int().min(1).max(60).default(5),
  /** Refuses calls that carry passwords or codes in their address (GET), which older clients send. */
  refuseSecretsInAddress: z.boolean().default(false),
  /** The library's own hot words, behind those that readers made hot. */
  hotWords: z.array(z.string().max(50)).max(20).default([]),
  /** What never becomes a hot word, alone or among other words; Han words also inside longer ones. */
  blockedWords: z.array(z.string().min(1).max(50)).max(500).default([]),
  publishing: publishingSettingsSchema.prefault({}),
  requests: requestSettingsSchema.prefault({}),
  messages: messageSettingsSchema.prefault({}),
  desk: deskSettingsSchema.prefault({}),
  membership: membershipSettingsSchema.prefault({}),
  selfCheck: selfCheckSettingsSchema.prefault({}),
  alliance: allianceSettingsSchema.prefault({}),
  /** Readers see here what they have at other libraries of the installation that set this too, and the other way round. */
  cardsElsewhere: z.boolean().default(false),
});

export type PolicySettings = z.infer<typeof policySettingsSchema>;

/** Which library system the tenant has; what else is in it the driver of that kind reads. `local`: the portal's own circulation. */
export const ilsSettingsSchema = z.looseObject({ kind: z.string().max(40).default('local') });

/** One tenant's settings as stored. */
export const tenantSettingsSchema = z.object({
  version: z.literal(SETTINGS_VERSION),
  names: namesSchema,
  /** The library's number in a reading platform that other clients lead to; empty if it has none. */
  fid: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,64}$/)
    .default(''),
  public: publicSettingsSchema,
  texts: tenantTextsSchema,
  siteTexts: siteTextsSchema.prefault({}),
  policy: policySettingsSchema,
  contentPolicy: contentPolicySchema.prefault({}),
  search: searchSettingsSchema.prefault({}),
  sources: sourceSettingsSchema.prefault({}),
  records: recordSettingsSchema.prefault({}),
  lists: listSettingsSchema.prefault({}),
  eresources: eresourceSettingsSchema.prefault({}),
  wishes: wishSettingsSchema.prefault({}),
  donations: donationSettingsSchema.prefault({}),
  ils: ilsSettingsSchema.prefault({}),
  account: accountSettingsSchema.prefault({}),
  signIn: signInSettingsSchema.prefault({}),
  /** How mails and text messages to readers are sent; without it they are not. */
  mail: mailSettingsSchema.optional(),
  sms: smsSettingsSchema.optional(),
  wechat: wechatSettingsSchema.optional(),
  /** The service account by which readers get messages in WeChat. */
  wechatMessages: wechatMessageSettingsSchema.optional(),
  payments: paymentSettingsSchema.prefault({}),
  assistant: assistantSettingsSchema.prefault({}),
  menu: z.array(menuItemSchema),
  /** Links of the reader's dropdown. */
  customMenu: z.array(customMenuItemSchema),
});

export type TenantSettings = z.infer<typeof tenantSettingsSchema>;
