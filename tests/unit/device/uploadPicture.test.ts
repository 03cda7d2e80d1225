import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFiles } from '../../../src/contract/order/payment.ts';

let network: (request: RequestInit) => Promise<Response>;
/** Whether the same front server also answers the health check. */
let isFront = false;

/**
 * A redirect to another host, which a browser may not read: following it fails, and unfollowed it is an opaque
 * response.
 */
const leadAway = async ({ redirect }: RequestInit): Promise<Response> => {
  if (redirect !== 'manual') throw new TypeError('Failed to fetch');
  return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  // The health check gets no answer.
  vi.stubGlobal('fetch', (path: string, request: RequestInit) =>
    path === uploadFiles.path || isFront ? network(request) : new Promise(() => {}),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The result of an upload, and the connection state afterwards. */
async function upload() {
  const [{ uploadPicture }, { currentConnection }, { CallFailed, ServerUnreachable }] = await Promise.all([
    import('../../../src/platform/net/uploadPicture.ts'),
    import('../../../src/platform/net/connection.ts'),
    import('../../../src/platform/net/callFailed.ts'),
  ]);
  const ended = await uploadPicture(uploadFiles, new File(['picture'], 'a.jpg'), 'key').catch((failure: unknown) => {
    if (failure instanceof CallFailed) return failure.code;
    return failure instanceof ServerUnreachable ? 'unreachable' : failure;
  });
  return [ended, currentConnection()];
}

const refusal = { success: false, error: { code: 'FILE_TOO_LARGE', message: 'ไฟล์ใหญ่เกินไป' } };

test.each([
  ['it is taken', async () => Response.json({ success: true, fileName: ['b.jpg'] }), [['b.jpg'], 'online']],
  ['it is refused', async () => Response.json(refusal, { status: 413 }), ['FILE_TOO_LARGE', 'online']],
  ['a gate answers', async () => new Response('<title>Wi-Fi</title>'), ['unreachable', 'portal']],
  ['a gate leads away', leadAway, ['unreachable', 'portal']],
  ['a front answers', async () => new Response('Bad gateway', { status: 502 }), ['unreachable', 'down']],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), ['unreachable', 'silent']],
] as const)('where %s, a picture ends like any other call', async (who, answer, expected) => {
  isFront = who === 'a front answers';
  network = answer as typeof network;
  expect(await upload()).toEqual(expected);
});

test('a defect of the app is reported as one, and says nothing about the shop', async () => {
  network = async () => Response.json({ success: true, fileName: [] });
  vi.stubGlobal('document', {});
  const [ended, connection] = await upload();
  expect([ended, connection]).toEqual([expect.any(TypeError), 'online']);
});
