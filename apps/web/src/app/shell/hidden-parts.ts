/** Where the reader is: the path and query of the router, and what stands in front of the hash. */
export interface ShellAddress {
  readonly pathname: string;
  readonly search: string;
  /** `location.search`: other systems put their parameters there. */
  readonly outerSearch: string;
}

/** The parts around a page that are not shown. The footer always is. */
export interface HiddenParts {
  readonly navigation: boolean;
  /** The filing notice in the footer. */
  readonly filing: boolean;
}

/** Pages within another site, and texts that are read in a window of their own. */
const ALONE = /^\/(personalExternal|previewPdf|oldPrivacy|dataBaseNavExternal)(\/|$)/i;
/** Pages with a head of their own. */
const OWN_HEAD = /^\/(drivePur(chas|List|Details|Cart|Settle|Logistic|User)|specialNav)(\/|$)/i;
const WITHOUT_FILING = /^\/(aiSearch|login|\w*External)(\/|$)/i;

/** Which parts an address hides, and which the library hides on all pages (specification 1, section 2, "Header and top bar"). */
export function hiddenParts(
  { pathname, search, outerSearch }: ShellAddress,
  settings: { readonly navigationHidden: '0' | '1'; readonly filingNumberHide: '0' | '1' },
): HiddenParts {
  const parameters = [new URLSearchParams(search), new URLSearchParams(outerSearch)];
  const embedded = parameters.some((query) => isOn(query, 'hideNav') || hasValue(query, 'pageType'));
  return {
    navigation:
      embedded || ALONE.test(pathname) || OWN_HEAD.test(pathname) || settings.navigationHidden === '1',
    filing: settings.filingNumberHide === '1' || WITHOUT_FILING.test(pathname),
  };
}

/** A flag is on if it is there, unless its value says no. Names are read in any case, as paths are. */
function isOn(query: URLSearchParams, name: string): boolean {
  const value = valueIn(query, name);
  return value !== undefined && !/^(0|false|no)$/i.test(value);
}

function hasValue(query: URLSearchParams, name: string): boolean {
  return Boolean(valueIn(query, name));
}

function valueIn(query: URLSearchParams, name: string): string | undefined {
  return [...query].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}
