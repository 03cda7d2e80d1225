/**
 * Signs in on a provider's pages as one of its people, in a separate browser. Returns the path of the redirect back.
 */
export async function goToProvider(address: string, sub: string, publicUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const url = new URL(next);
    if (url.origin === publicUrl) return url.pathname + url.search;
    if (url.pathname.startsWith('/consent/')) url.searchParams.set('as', sub);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${url.href} answered ${answer.status} ${await answer.text()}`);
    next = new URL(location, url).href;
  }
  throw new Error(`${address} leads nowhere`);
}
