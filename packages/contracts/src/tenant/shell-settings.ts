import * as z from 'zod';

const flag = z.enum(['0', '1']).default('0');
/** An address of another site, or nothing. */
const address = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/[^\s"'<>]+)?$/, 'an address that begins with https:// or http://, or nothing')
  .default('');
const secureAddress = z
  .string()
  .max(500)
  .regex(/^(https:\/\/[^\s"'<>]+)?$/, 'an address that begins with https://, or nothing')
  .default('');
const line = z.string().max(200).default('');
/** Keys of the reader's menu: 0 to 23 (document 1, section 2). */
const menuKeys = z.array(z.int().min(0).max(23)).max(24).default([]);

/** What the parts around every page show: header, reader's menu, footer. The specification has rules for them, but no names of settings. */
export const shellSettingsSchema = z.object({
  /** The pages have no header and menu: for libraries whose own site is around them. */
  navigationHidden: flag,
  /** Entries of the menu that lead to /digitalLibrary are shown (group 100041). */
  digitalLibraryMenu: flag,
  /** The footer has a line with the two contacts below, and is 96 pixels high instead of 48 (group 100041). */
  footerContact: flag,
  consultationPhone: line,
  librarianMailbox: z
    .string()
    .max(200)
    .regex(/^([^\s@<>"]+@[^\s@<>"]+)?$/, 'an e-mail address, or nothing')
    .default(''),
  /** Where the help icon leads; empty: the page /help. */
  helpUrl: address,
  /** The document delivery service; empty hides the entry of the reader's menu. */
  documentDeliveryUrl: address,
  /** The service that compares theses; shown if libTypeCode is '2' too. */
  thesisCheckUrl: address,
  /** Where experts are consulted; empty hides the entry of the reader's menu, which is for readers with the expert flag. */
  expertUrl: address,
  /** The service that keeps what readers gave into custody; empty hides the entry of the reader's menu. */
  custodyUrl: address,
  /** Keys of the reader's menu in the library's own order; those that are not named follow. */
  personalMenuShown: menuKeys,
  /** Keys of the reader's menu that are not shown. */
  personalMenuNotShown: menuKeys,
  /** The version of the privacy text. Readers are asked to agree again when it changes. */
  privacyVersion: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'up to 40 letters, digits, dots, hyphens')
    .default('1'),
  /** The script of a chat service; loaded if contentPolicy.scriptHosts names its host and opacAiAppConfiguration is complete. */
  chatScriptUrl: secureAddress,
});

/** Hosts besides the portal that the browser may load scripts from. */
export const contentPolicySchema = z.object({
  scriptHosts: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, 'the name of a host, such as chat.example.org'),
    )
    .max(5)
    .default([]),
});
export type ContentPolicy = z.infer<typeof contentPolicySchema>;
