declare const self: ServiceWorkerGlobalScope;

/** A page's request to our own server. */
export type Asked = { readonly request: Request; readonly url: URL; readonly event: FetchEvent };

type Route = {
  readonly method: string;
  readonly isFor: (asked: Asked) => boolean;
  readonly answer: (asked: Asked) => Promise<Response>;
};

const routes: Route[] = [];

/** Answers a request by the first matching route. The browser handles all other requests. */
export function answerFor(isFor: Route['isFor'], answer: Route['answer'], method = 'GET'): void {
  if (routes.length === 0) self.addEventListener('fetch', answerFetch);
  routes.push({ method, isFor, answer });
}

function answerFetch(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const asked = { request, url, event };
  const route = routes.find(({ method, isFor }) => method === request.method && isFor(asked));
  if (route) event.respondWith(route.answer(asked));
}
