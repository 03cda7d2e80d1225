import type { Socket } from 'socket.io-client';
import { type ClientToServer, clientEvents, type ServerToClient, serverEvents } from '../../contract/site/realtime.ts';
import { realtimeConnection } from '../../domain/site/interfaceConstants.ts';
import { signOutTold } from '../session/queuedSignOut.ts';
import { checkServer, currentConnection, subscribeToConnection } from './connection.ts';

/** The realtime server's address from the settings call. */
type RealtimeAddress = { readonly port: number; readonly secure: boolean };

type RealtimeListener = {
  readonly orderChanged: (orderId: string) => void;
  readonly catalogueChanged: (itemId: string) => void;
  readonly settingsChanged: () => void;
  /** Reconnected: changes meanwhile were missed. */
  readonly connected: () => void;
};

/** Longest pause between connection tries (ms). */
const longestPauseMs = 60_000;

type Connection = Socket<ServerToClient, ClientToServer>;
let connection: Promise<Connection> | null = null;
/** The person of the last sign-in event; `null` for a guest. */
let spokenFor: string | null = null;

/** Opens the page's one connection, or answers the open one. The library loads now. */
function open(address: RealtimeAddress): Promise<Connection> {
  if (connection !== null) return connection;
  const line = openLine(address);
  connection = line;
  // Without it open orders are polled; listeners retry with the network.
  line.catch(() => {
    if (connection === line) connection = null;
  });
  return line;
}

async function openLine(address: RealtimeAddress): Promise<Connection> {
  await signOutTold();
  const { io } = await import('socket.io-client');
  return comingBack(
    io(`${address.secure ? 'https' : 'http'}://${location.hostname}:${address.port}`, {
      path: realtimeConnection.path,
      withCredentials: true,
      timeout: realtimeConnection.attemptTimeoutMs,
      reconnectionAttempts: realtimeConnection.reconnectionAttempts,
      reconnectionDelay: realtimeConnection.reconnectionDelayMs,
      reconnectionDelayMax: realtimeConnection.reconnectionDelayMaximumMs,
      randomizationFactor: realtimeConnection.randomizationFactor,
    }),
  );
}

/**
 * The server closes it when a session ends, which the library treats as final: it reconnects as the current person. A
 * dead network is first noticed here.
 */
function comingBack(socket: Connection): Connection {
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
    if (reason !== 'io client disconnect') void checkServer();
  });
  return socket;
}

/** Sends the sign-in event, again after every reconnection; the server checks the session. */
export function watchAsPerson(address: RealtimeAddress, userId: string, listener: RealtimeListener): () => void {
  speakFor(userId);
  return watch(address, (socket) => socket.emit(clientEvents.signIn, { userId }), listener);
}

/** The server reads cookies at the handshake: an earlier connection is reopened. */
function speakFor(userId: string): void {
  if (userId === spokenFor) return;
  spokenFor = userId;
  void connection?.then((open) => open.disconnect().connect()).catch(() => {});
}

/** Listens as a guest. */
export const watchAsGuest = (address: RealtimeAddress, listener: RealtimeListener) =>
  watch(address, () => {}, listener);

/** Follows one order by its token. */
export const watchOrderByToken = (address: RealtimeAddress, token: string, listener: RealtimeListener) =>
  watch(address, (socket) => socket.emit(clientEvents.watchOrder, { token }), listener);

/** Follows every order; the server sends them to administrators only. */
export const watchEveryOrder = (
  address: RealtimeAddress,
  { orderChanged, connected }: Pick<RealtimeListener, 'orderChanged' | 'connected'>,
): (() => void) =>
  listen(address, { connect: connected, [serverEvents.ordersChanged]: ({ orderId }) => orderChanged(orderId) });

/** Closes the connection at sign-out. */
export function closeRealtime(): void {
  // Not awaited: on a dead network the library may never load.
  void connection?.then((open) => open.disconnect()).catch(() => {});
  connection = null;
  spokenFor = null;
}

function watch(
  address: RealtimeAddress,
  introduce: (socket: Connection) => void,
  listener: RealtimeListener,
): () => void {
  return listen(address, {
    connect: (socket) => {
      introduce(socket);
      listener.connected();
    },
    [serverEvents.orderChanged]: ({ orderId }) => listener.orderChanged(orderId),
    [serverEvents.catalogueChanged]: ({ itemId }) => listener.catalogueChanged(itemId),
    [serverEvents.settingsChanged]: () => listener.settingsChanged(),
  });
}

type Handlers = Partial<ServerToClient> & { readonly connect: (socket: Connection) => void };

/** Adds handlers; `connect` is called for an open connection too. */
function listen(address: RealtimeAddress, { connect, ...handlers }: Handlers): () => void {
  let stopped = false;
  let detach = () => {};
  const hang = (socket: Connection) => {
    if (stopped) return;
    const onConnect = () => connect(socket);
    // Restores the contract's event types.
    const heard = Object.entries(handlers) as [keyof ServerToClient, ServerToClient[keyof ServerToClient]][];
    socket.on('connect', onConnect);
    for (const [event, handler] of heard) socket.on(event, handler);
    if (socket.connected) onConnect();
    detach = () => {
      socket.off('connect', onConnect);
      for (const [event, handler] of heard) socket.off(event, handler);
    };
  };
  let pauseMs: number = realtimeConnection.reconnectionDelayMs;
  const begin = () => {
    open(address).then(hang, () => {
      if (stopped) return;
      // The server may have answered other calls all the time.
      detach = currentConnection() === 'online' ? after(pauseMs, begin) : onceOnline(begin);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  };
  begin();
  return () => {
    stopped = true;
    detach();
  };
}

function after(pauseMs: number, call: () => void): () => void {
  const timer = setTimeout(call, pauseMs);
  return () => clearTimeout(timer);
}

/** Calls once the server answers again. */
function onceOnline(call: () => void): () => void {
  const stop = subscribeToConnection(() => {
    if (currentConnection() !== 'online') return;
    stop();
    call();
  });
  return stop;
}
