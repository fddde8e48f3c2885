/** A browser as far as leading it there and back needs one: it keeps cookies by host and follows no redirect on its own. */
export type Traveller = {
  readonly open: (address: string, form?: Readonly<Record<string, string>>) => Promise<Arrival>;
  /** Opens and follows until it is led to an address of that beginning, which is not opened. */
  readonly follow: (address: string, until: string) => Promise<string>;
  readonly cookieOf: (host: string, name: string) => string | undefined;
};
export type Arrival = {
  readonly status: number;
  readonly location: string | null;
  readonly cookies: readonly string[];
  readonly body: string;
};

const mostSteps = 20;

/** Someone with an empty profile. */
export function traveller(): Traveller {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (address: string) => {
    const host = new URL(address).hostname;
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const open: Traveller['open'] = async (address, form) => {
    const jar = jarOf(address);
    const answer = await fetch(address, {
      redirect: 'manual',
      // A connection of its own each time: the server may have been started again meanwhile.
      headers: { connection: 'close', cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams({ ...form }) }),
    });
    const cookies = answer.headers.getSetCookie();
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (value === '' || /max-age=0\b|expires=thu, 01 jan 1970/iu.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      location: location === null ? null : new URL(location, address).href,
      cookies,
      body: await answer.text(),
    };
  };
  const follow: Traveller['follow'] = async (address, until) => {
    let next = address;
    for (let step = 0; step < mostSteps; step += 1) {
      if (next.startsWith(until)) return next;
      const { location, status, body } = await open(next);
      if (location === null) throw new Error(`${next} leads nowhere: ${status} ${body.slice(0, 300)}`);
      next = location;
    }
    throw new Error(`${until} was not come to from ${address}`);
  };
  return { open, follow, cookieOf: (host, name) => jars.get(host)?.get(name) };
}
