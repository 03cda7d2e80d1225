/** Reply to one request, or `dropped`: the connection ends without a reply. */
export type Answer = Reply | 'dropped';

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};

export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

export const html = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

export const script = (body: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body,
});

export const png = (body: Buffer): Reply => ({ status: 200, headers: { 'content-type': 'image/png' }, body });

export const text = (body: string): Reply => ({ status: 200, headers: { 'content-type': 'text/plain' }, body });

export const svg = (body: string): Reply => ({ status: 200, headers: { 'content-type': 'image/svg+xml' }, body });

/** 302 as payment providers send it, or 303 after a form. */
export const redirect = (location: string, status: 302 | 303): Reply => ({
  status,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

/** The reply, readable by scripts of every origin. */
export const readableEverywhere = (reply: Reply): Reply => ({
  ...reply,
  headers: {
    ...reply.headers,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'Authorization, Content-Type, Omise-Version',
    'access-control-max-age': '600',
  },
});
