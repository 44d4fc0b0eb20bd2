import { nameIn } from '@lectern/contracts/kernel/languages';
import { element, type Markup } from '@lectern/marc/xml/element';
import { earliestPublished } from '../../domains/resources/repository/published/list-published.ts';
import type { OaiDeps, OaiSite } from './oai-site.ts';

/** What this repository is (section 4.2). */
export async function identify({ db }: OaiDeps, { site, now, baseUrl }: OaiSite): Promise<Markup> {
  const { settings, id } = site.tenant;
  const { defaultLanguage } = settings.public;
  return element('Identify', {}, [
    element('repositoryName', {}, nameIn(settings.names, defaultLanguage)),
    element('baseURL', {}, baseUrl),
    element('protocolVersion', {}, '2.0'),
    element('adminEmail', {}, adminMail(settings.public.librarianMailbox, site.origin)),
    element('earliestDatestamp', {}, (await earliestPublished(db, id)) ?? now),
    element('deletedRecord', {}, 'persistent'),
    element('granularity', {}, 'YYYY-MM-DDThh:mm:ssZ'),
  ]);
}

/** Each domain that gets mails has a postmaster (RFC 5321, 4.5.1). The schema wants a name with a dot. */
function adminMail(mailbox: string, origin: string): string {
  if (mailbox !== '') return mailbox;
  const { hostname } = new URL(origin);
  return `postmaster@${hostname.includes('.') ? hostname : `${hostname}.invalid`}`;
}
