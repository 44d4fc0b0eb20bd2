import * as z from 'zod';

const flag = z.enum(['0', '1']).default('0');
/** An address of another site, or nothing. */
const address = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/[^\s"'<>]+)?$/, 'an address that begins with https:// or http://, or nothing')
  .refine(isAddress, 'an address that begins with https:// or http://, or nothing')
  .default('');
const secureAddress = z
  .string()
  .max(500)
  .regex(/^(https:\/\/[^\s"'<>]+)?$/, 'an address that begins with https://, or nothing')
  .refine(isAddress, 'an address that begins with https://, or nothing')
  .default('');
/** How an entry of the reader's menu is served: by an address, by a partner that gets a signed token, by a form to the desk; or not. */
export const SERVICE_WAYS = ['hidden', 'link', 'handover', 'form'] as const;
const serviceWay = z.enum(SERVICE_WAYS).default('link');
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
  /** How document delivery is served. `link` opens `documentDeliveryUrl`, and shows no entry without one. */
  documentDeliveryWay: serviceWay,
  documentDeliveryUrl: address,
  /** The same for the service that compares theses; shown if libTypeCode is '2' too. */
  thesisCheckWay: serviceWay,
  thesisCheckUrl: address,
  /** The same for the consultation of experts, which is for readers with the expert flag. */
  expertWay: serviceWay,
  expertUrl: address,
  /** The same for the service that keeps what readers gave into custody; it has no form. */
  custodyWay: z.enum(['hidden', 'link', 'handover']).default('link'),
  custodyUrl: address,
  /**
   * Keys of the reader's menu in the library's own order; those that are not named follow. A named key is shown whatever the type of the
   * library is.
   */
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

function isAddress(text: string): boolean {
  return text === '' || URL.canParse(text);
}
