import type { Server as HttpServer } from 'node:http';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import {
  type ClientToServer,
  clientEvents,
  realtimePath,
  type ServerToClient,
  serverEvents,
} from '../../src/contract/site/realtime.ts';
import { hasRight } from '../../src/domain/people/rights.ts';
import { realtimeConnection } from '../../src/domain/site/interfaceConstants.ts';
import type { Config } from '../base/config.ts';
import { type Monotonic, makeThrottle } from '../base/throttle.ts';
import type { Identity } from '../identity/identity.ts';
import { clientAddressHeader } from '../identity/sessionLibrary.ts';

/** Events for open pages. The payload is an id; the page asks again (decisions: realtime). */
export type RealtimeEvents = {
  /** To the buyer's screens, to pages with the order's token, and to the order desk. */
  readonly emitOrderChanged: (order: { readonly id: string; readonly userId: string; readonly token: string }) => void;
  readonly emitToAll: (event: 'catalogue:changed' | 'settings:changed', id: string) => void;
  /** At sign-out (one session) and when an account is blocked (all). */
  readonly closeSocketsOf: (userId: string, sessionId?: string) => void;
};

export type Realtime = RealtimeEvents & {
  readonly listen: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type SocketData = { userId: string | null; sessionId: string | null; decidesOrders: boolean };
const nobody: SocketData = { userId: null, sessionId: null, decidesOrders: false };
type ShopSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
const orderRoom = (token: string) => `order:${token}`;
const orderDeskRoom = 'orderDesk';

/** Most followed orders of a page. */
const watchedOrdersMaximum = 20;
const tokenPattern = /^[A-Za-z0-9_-]{22,200}$/;
/** A younger handshake has current cookies (ms); its result is final. */
const freshForMs = 5_000;
const messageBytesMaximum = 10_000;
/** Session checks allowed per socket and per address. */
const looksPerSocket = { limit: 20, perMs: 60_000 } as const;
const looksPerAddress = { limit: 600, perMs: 60_000 } as const;

type Options = {
  readonly config: Pick<Config, 'host' | 'realtimePort' | 'publicUrl' | 'tls'>;
  readonly identity: Pick<Identity, 'currentUser'>;
  readonly monotonic: Monotonic;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/** The realtime server on its own port. The cookie is read at the handshake; a guest may follow an order's token. */
export function openRealtime({ config, identity, monotonic, log }: Options): Realtime {
  const refuseAll = (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
    response.writeHead(404).end();
  const http: HttpServer = config.tls ? createTlsServer(config.tls, refuseAll) : createServer(refuseAll);
  const io = new Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>(http, {
    path: realtimePath,
    serveClient: false,
    connectTimeout: realtimeConnection.attemptTimeoutMs,
    maxHttpBufferSize: messageBytesMaximum,
    cors: { origin: config.publicUrl, credentials: true },
    // Web sockets have no CORS: the origin header decides.
    allowRequest: ({ headers }, answer) => answer(null, (headers.origin ?? config.publicUrl) === config.publicUrl),
  });

  const byAddress = makeThrottle(looksPerAddress, monotonic);
  const bySocket = makeThrottle(looksPerSocket, monotonic);
  /** A socket over the limit is dropped and reconnects after a pause. */
  const mayLook = (socket: ShopSocket, counted: boolean): boolean => {
    const may = counted && byAddress.take(socket.handshake.address);
    if (!may) socket.conn.close();
    return may;
  };

  io.use((socket, next) => {
    if (!mayLook(socket, true)) return next(new Error('TOO_MANY_REQUESTS'));
    readSession(identity, socket).then(
      (session) => {
        socket.data = session;
        next();
      },
      (error: unknown) => {
        log.warn({ error }, 'a realtime connection could not be checked');
        next(new Error('TEMPORARILY_UNAVAILABLE'));
      },
    );
  });
  io.on('connection', (socket) => {
    welcome(socket, { identity, mayLook: () => mayLook(socket, bySocket.take(socket.id)) });
    socket.on('disconnect', () => bySocket.forget(socket.id));
  });

  return {
    emitOrderChanged: ({ id, userId, token }) => {
      io.to([userRoom(userId), orderRoom(token)]).emit(serverEvents.orderChanged, { orderId: id });
      io.to(orderDeskRoom).emit(serverEvents.ordersChanged, { orderId: id });
    },
    emitToAll: (event, id) => {
      if (event === serverEvents.catalogueChanged) io.emit(event, { itemId: id });
      else io.emit(event, { name: id });
    },
    closeSocketsOf: (userId, sessionId) => {
      io.in(sessionId === undefined ? userRoom(userId) : sessionRoom(sessionId)).disconnectSockets(true);
    },
    listen: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(config.realtimePort, config.host, resolve);
      }),
    close: async () => {
      await io.close();
    },
  };
}

type Welcome = Pick<Options, 'identity'> & { readonly mayLook: () => boolean };

function welcome(socket: ShopSocket, { identity, mayLook }: Welcome): void {
  const { userId, sessionId, decidesOrders } = socket.data;
  if (userId !== null && sessionId !== null) socket.join([userRoom(userId), sessionRoom(sessionId)]);
  // A removed administrator lost the session and this connection.
  if (decidesOrders) socket.join(orderDeskRoom);

  // Believed only if the session agrees. A page opened before the sign-in still has old cookies: its connection is
  // dropped and reconnects.
  socket.on(clientEvents.signIn, (payload) => {
    if (!mayLook()) return;
    readSession(identity, socket).then(
      (session) => {
        const agrees = session.userId !== null && session.userId === payload?.userId;
        const isFresh = Date.now() - socket.handshake.issued < freshForMs;
        if (!agrees && !isFresh) socket.conn.close();
      },
      () => socket.conn.close(),
    );
  });

  socket.on(clientEvents.watchOrder, (payload) => {
    const token: unknown = payload?.token;
    if (typeof token !== 'string' || !tokenPattern.test(token)) return;
    const watched = [...socket.rooms].filter((room) => room.startsWith(orderRoom(''))).length;
    if (watched < watchedOrdersMaximum) socket.join(orderRoom(token));
  });
}

async function readSession(identity: Options['identity'], { handshake }: ShopSocket): Promise<SocketData> {
  const cookie = handshake.headers.cookie;
  if (cookie === undefined) return nobody;
  const current = await identity.currentUser(new Headers({ cookie, [clientAddressHeader]: handshake.address }));
  if (!current || current.isBlocked) return nobody;
  const { account, sessionId } = current;
  return { userId: account.id, sessionId, decidesOrders: hasRight(account.role, 'orders') };
}
