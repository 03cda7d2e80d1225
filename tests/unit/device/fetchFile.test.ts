import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderDocument } from '../../../src/contract/order/orderDocument.ts';

const token = 'a'.repeat(32);
const name = 'ใบกำกับภาษี-TAX2569-000001.pdf';

let network: (request: RequestInit) => Promise<Response>;
let asked: RequestInit | undefined;
/** Whether the same front server also answers the health check. */
let isFront = false;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  // The health check gets no answer.
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    if (path !== `/public/orders/${token}/document`) return isFront ? network(request) : new Promise(() => {});
    asked = request;
    return network(request);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The result of fetching, and the connection state afterwards. */
async function fetchIt() {
  const [{ fetchFile }, { currentConnection }, { CallFailed, ServerUnreachable }] = await Promise.all([
    import('../../../src/platform/net/fetchFile.ts'),
    import('../../../src/platform/net/connection.ts'),
    import('../../../src/platform/net/callFailed.ts'),
  ]);
  const ended = await fetchFile(orderDocument, { token }).catch((failure: unknown) => {
    if (failure instanceof CallFailed) return failure.code;
    return failure instanceof ServerUnreachable ? 'unreachable' : failure;
  });
  return [ended, currentConnection()];
}

const pdf = (body: BodyInit) =>
  new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="TAX2569-000001.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
const broken = () =>
  new ReadableStream({ start: (controller) => controller.error(new TypeError('The connection was reset')) });
/**
 * A redirect to another host, which a browser may not read: following it fails, and unfollowed it is an opaque
 * response.
 */
const leadAway = async ({ redirect }: RequestInit): Promise<Response> => {
  if (redirect !== 'manual') throw new TypeError('Failed to fetch');
  return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
};
const refusal = { success: false, error: { code: 'SELLER_UNKNOWN', message: 'ยังไม่ได้กรอก' } };

test('a file comes with its name in Thai, and no cache keeps it', async () => {
  network = async () => pdf('%PDF-');
  expect(await fetchIt()).toEqual([{ bytes: new TextEncoder().encode('%PDF-'), name }, 'online']);
  expect(asked).toMatchObject({ cache: 'no-store', credentials: 'same-origin' });
});

test.each([
  ['it is refused', async () => Response.json(refusal, { status: 409 }), ['SELLER_UNKNOWN', 'online']],
  ['a gate answers', async () => new Response('<title>Wi-Fi</title>'), ['unreachable', 'portal']],
  ['a gate leads away', leadAway, ['unreachable', 'portal']],
  ['a front answers', async () => new Response('Bad gateway', { status: 502 }), ['unreachable', 'down']],
  ['it breaks off', async () => pdf(broken()), ['unreachable', 'silent']],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), ['unreachable', 'silent']],
] as const)('where %s, a file ends like any other call', async (who, answer, expected) => {
  isFront = who === 'a front answers';
  network = answer as typeof network;
  expect(await fetchIt()).toEqual(expected);
});
