type Row = { readonly url: string; readonly bytes: ArrayBuffer; readonly init: ResponseInit };

type How = { readonly ignoreSearch?: boolean };
type Where = How & { readonly cacheName: string };

/** Cache Storage of one origin: full addresses to responses, in insertion order. */
export class TinyCaches {
  readonly #caches = new Map<string, TinyCache>();
  /** Simulates a broken disk. */
  isBroken = false;
  /** Simulates a full device. */
  isFull = false;

  async open(name: string): Promise<TinyCache> {
    this.#refuseWhenBroken();
    const cache = this.#caches.get(name) ?? new TinyCache(() => this.isFull);
    this.#caches.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    this.#refuseWhenBroken();
    return [...this.#caches.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(request: RequestInfo, { cacheName, ...how }: Where): Promise<Response | undefined> {
    this.#refuseWhenBroken();
    return this.#caches.get(cacheName)?.match(request, how);
  }

  #refuseWhenBroken() {
    if (this.isBroken) throw new DOMException('The disk is broken', 'UnknownError');
  }
}

class TinyCache {
  readonly #rows = new Map<string, Row>();
  readonly #isFull: () => boolean;

  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    const url = urlOf(request);
    const { status, headers } = response;
    if (this.#isFull()) throw new DOMException('No space', 'QuotaExceededError');
    this.#rows.delete(url);
    this.#rows.set(url, { url, bytes: await response.arrayBuffer(), init: { status, headers: [...headers] } });
  }

  async match(request: RequestInfo, { ignoreSearch = false }: How = {}): Promise<Response | undefined> {
    const nameOf = (url: string) => (ignoreSearch ? url.replace(/\?.*$/, '') : url);
    const wanted = nameOf(urlOf(request));
    const row = [...this.#rows.values()].find(({ url }) => nameOf(url) === wanted);
    return row && new Response(row.bytes, row.init);
  }

  async keys(): Promise<Request[]> {
    return [...this.#rows.keys()].map((url) => new Request(url));
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#rows.delete(urlOf(request));
  }
}

const urlOf = (request: RequestInfo): string =>
  new URL(typeof request === 'string' ? request : request.url, location.href).href;
