import type { FastifyInstance } from 'fastify';

/** An answer, as far as these tests look at it. */
export interface Answer {
  readonly status: number;
  readonly url: string;
  readonly location: string | undefined;
  readonly body: string;
}

/** Where the app under test is, as far as other servers know. */
export const APP_ORIGIN = 'http://localhost';

/**
 * A browser without scripts: cookies, links, forms. Requests to APP_ORIGIN go to the app without a network, others over HTTP. `open` and
 * `submit` follow redirects until one leads to the sign-in page of the portal.
 */
export class FormBrowser {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, Map<string, { value: string; path: string }>>();
  /** Every address that was asked for. */
  readonly addresses: string[] = [];

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async open(address: string): Promise<Answer> {
    return this.#follow(await this.request(new URL(address, APP_ORIGIN).href));
  }

  /** Fills in the first form of a page and sends it. */
  async submit(page: Answer, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const { action, values } = formOf(page);
    return this.#follow(await this.request(action, { ...values, ...fields }));
  }

  /** One request, without following. */
  async request(address: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    const url = new URL(address);
    this.addresses.push(url.href);
    const body = form && new URLSearchParams(form).toString();
    const headers: Record<string, string> = {
      ...(this.cookieFor(url, form !== undefined) && { cookie: this.cookieFor(url, form !== undefined) }),
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const answer =
      url.origin === APP_ORIGIN
        ? await this.#askApp(url, headers, body)
        : await askServer(url, headers, body);
    for (const cookie of answer.setCookie) this.#keep(url, cookie);
    const location = answer.location && new URL(answer.location, url).href;
    return { status: answer.status, url: url.href, location, body: answer.body };
  }

  /** The cookie header for an address. Cookies of the app are SameSite=Lax: a form from another site comes without them. */
  cookieFor(url: URL, isForm = false): string {
    if (isForm && url.origin === APP_ORIGIN) return '';
    const cookies = [...(this.#cookies.get(url.host) ?? [])];
    return cookies
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  async #follow(first: Answer): Promise<Answer> {
    let answer = first;
    for (let step = 0; step < 10; step++) {
      if (answer.location === undefined || entryOf(answer) !== undefined || isHome(answer)) return answer;
      answer = await this.request(answer.location);
    }
    throw new Error('too many redirects');
  }

  async #askApp(url: URL, headers: Record<string, string>, body: string | undefined) {
    const answer = await this.#app.inject({
      url: `${url.pathname}${url.search}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, host: 'localhost' },
      ...(body !== undefined && { payload: body }),
    });
    const set = answer.headers['set-cookie'] ?? [];
    return {
      status: answer.statusCode,
      location: answer.headers.location,
      setCookie: typeof set === 'string' ? [set] : set,
      body: answer.body,
    };
  }

  #keep(url: URL, cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    const kept = this.#cookies.get(url.host) ?? new Map();
    this.#cookies.set(url.host, kept);
    if (attributes.some((one) => /^max-age=0$/i.test(one))) kept.delete(name);
    else kept.set(name, { value: value.join('='), path });
  }
}

/** The ticket that an answer leads back to the portal with; undefined for another answer. */
export function entryOf({ location }: Answer): string | undefined {
  return /#\/login\?entry=([\w-]+)$/.exec(location ?? '')?.[1];
}

function isHome({ location }: Answer): boolean {
  return location?.endsWith('/#/home') ?? false;
}

/** Address and values of the first form of a page. */
export function formOf({ body, url }: Answer): {
  readonly action: string;
  readonly values: Record<string, string>;
} {
  const [form = ''] = /<form[\s\S]*?<\/form>/i.exec(body) ?? [];
  if (form === '') throw new Error(`no form at ${url}: ${body.slice(0, 300)}`);
  const action = attribute(/<form[^>]*>/i.exec(form)?.[0] ?? '', 'action') ?? url;
  const inputs = [...form.matchAll(/<input[^>]*>/gi)].map(([input]) => input);
  const values = inputs.flatMap((input) => {
    const name = attribute(input, 'name');
    return name ? [[name, attribute(input, 'value') ?? ''] as const] : [];
  });
  return { action: new URL(action, url).href, values: Object.fromEntries(values) };
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=("([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return (found?.[2] ?? found?.[3])
    ?.replaceAll('&#x2b;', '+')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

async function askServer(url: URL, headers: Record<string, string>, body: string | undefined) {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? undefined,
    setCookie: answer.headers.getSetCookie(),
    body: await answer.text(),
  };
}
