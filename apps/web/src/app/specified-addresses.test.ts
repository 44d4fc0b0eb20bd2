// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageAt } from './pages.ts';
import { routeAt } from './route-at.ts';
import { router } from './router.tsx';
import { ROUTES } from './routes.ts';

/** The addresses of the specification (document 1, section 2, "Routes"); an id stands for each parameter. */
const ADDRESSES = `
/login /bindAccount /bindUid /relevanceUid /previewPdf/a/b /home /Home
/advanceSearch /searchHome /searchList /searchListExternal /searchListExternal/title/a/2
/searchListExternal/title/a/2/book /searchListResource/title/a/2 /searchListResource/title/a/2/1
/searchList/bookDetails/a /searchList/bookDetails/a/1 /searchList/otherPaperDetail
/searchList/bookDetailsmyFav/myFav /chaoXingSearchList /chaoXingSearchDetail /otherLibraryList
/otherSearchList /otherSearchList2 /categorySearchList /unionSearchList /dataBaseNav
/dataBaseNav/details/a /dataBaseNavExternal /newDataBase /newDataBase/details/a /departmentList
/departmentHome /schoolBaseNav /courseReference /courseReferenceDetail/a /courseBookResource
/courseBookDetail /specialBaseNav /specialBaseNav/childBaseList /specialBaseNav/specialBaseDetail
/specialBaseDetail/a /specialBaseDetail/a/b /magazineNav /magazineNavDetail /specialNav /specialNav/a
/bookListNav /bookListNav/a /bookListNav/a/1 /personalCenter/bookListDetails/a/1 /researcher
/researcherDetail /personalCenter /personalCenter/customTabs /personalCenter/freeOrder
/personalCenter/purderRec /customTabs /personalExternal/a /loginExternal/a/b /modifyPassword
/resetPassword /forceBinding /ssoBindMobile /collect /readRange /grade /hotBook /newBookInform /donate
/bookDonate /bookDonate/detail /drivePurchas /drivePurList /drivePurDetails /drivePurCart /drivePurSettle
/drivePurLogistic /drivePurUser /collectionNav /collectionNavDetail /elecBook /fileList /privacy /oldPrivacy
/aiSearch /digitalNav /digitalNav/detail/a /digitalNav/detail/a/b /digitalLibrary /myFav
`
  .trim()
  .split(/\s+/);

const SPECIFIED = join(
  process.env.LECTERN_SHARED_DATA ?? join(import.meta.dirname, '../../../../../shared/data'),
  '../spec/routes.json',
);

/** The last part of the router's tree that an address reaches: a page, or the way home. */
function reached(address: string): string | undefined {
  return matchRoutes(router.routes, address)?.at(-1)?.route.path;
}

describe('an address of the specification', () => {
  it.each(ADDRESSES)('%s has a page', (address) => {
    const route = routeAt(address);
    // The start of the page and the router have to agree, else words of another page are loaded.
    expect(reached(address)).toBe(route?.path);
    expect(pageAt(`#${address}`).path).toBe(route?.path);
  });

  it('is in any case the page that it is', () => {
    const paths = Object.values<{ readonly path: string }>(ROUTES).map(({ path }) => path);
    for (const path of paths.filter((one) => !/[:*]/.test(one)))
      expect(reached(path.toUpperCase()), path).toBe(path);
  });

  it.skipIf(!existsSync(SPECIFIED))('is in this list', () => {
    const specified = JSON.parse(readFileSync(SPECIFIED, 'utf8')) as readonly { readonly path: string }[];
    const missing = specified.filter(({ path }) => {
      const pattern = path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
      return !ADDRESSES.some((address) => new RegExp(`^${pattern}$`).test(address));
    });
    expect(missing).toEqual([]);
  });
});
