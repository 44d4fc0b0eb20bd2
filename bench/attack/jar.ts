/** A browser as far as sign-ins elsewhere need one: it keeps cookies and follows nothing by itself. */
export interface Jar {
  readonly cookie: () => string;
  /** One request; a form is posted. Answers where it leads to, if it does. */
  visit(
    address: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly location: string }>;
}

export function openJar(): Jar {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    async visit(address, form) {
      const answer = await fetch(address, {
        redirect: 'manual',
        // A form of another site comes without cookies that are SameSite=Lax.
        headers: form || cookies.size === 0 ? {} : { cookie: cookie() },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      await answer.arrayBuffer();
      for (const one of answer.headers.getSetCookie()) {
        const [name = '', ...value] = (one.split(';')[0] ?? '').split('=');
        cookies.set(name, value.join('='));
      }
      const location = answer.headers.get('location');
      return { status: answer.status, location: location ? new URL(location, address).href : '' };
    },
  };
}
