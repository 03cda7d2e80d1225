import type { Socket } from 'socket.io-client';
import { type ClientToServer, clientEvents, type ServerToClient, serverEvents } from '../../contract/site/realtime.ts';
import { realtimeConnection } from '../../domain/site/interfaceConstants.ts';
import { signOutTold } from '../session/queuedSignOut.ts';
import { checkServer, currentConnection, subscribeToConnection } from './connection.ts';

/** Where the server listens, as the settings call tells. */
type RealtimeAddress = { readonly port: number; readonly secure: boolean };

type RealtimeListener = {
  readonly orderChanged: (orderId: string) => void;
  readonly catalogueChanged: (itemId: string) => void;
  readonly settingsChanged: () => void;
  /** The connection stands again after a break: whatever changed meanwhile was missed. */
  readonly connected: () => void;
};

/** Between two tries to begin while the shop answers otherwise (ms). */
const longestPauseMs = 60_000;

type Connection = Socket<ServerToClient, ClientToServer>;
let connection: Promise<Connection> | null = null;
/** Who was last introduced on it; `null` while it is a guest's. */
let spokenFor: string | null = null;

/** Opens the one connection of this page, or gives the one that is open. The library is loaded only now. */
function open(address: RealtimeAddress): Promise<Connection> {
  if (connection !== null) return connection;
  const line = openLine(address);
  connection = line;
  // Without it open orders are asked for; whoever listens tries again with the network.
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
 * The server closes it when a session ends, which the library takes for the last word: it comes back as whoever is here
 * now, so that the page hears that it was closed. A network that dies under full bars is silent: the broken connection is
 * the first to know.
 */
function comingBack(socket: Connection): Connection {
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
    if (reason !== 'io client disconnect') void checkServer();
  });
  return socket;
}

/** Says who signed in; the server believes it only if the session says the same. Repeated after every reconnection. */
export function watchAsPerson(address: RealtimeAddress, userId: string, listener: RealtimeListener): () => void {
  speakFor(userId);
  return watch(address, (socket) => socket.emit(clientEvents.signIn, { userId }), listener);
}

/** The server reads cookies as the line comes about: one that was opened before the sign-in is opened anew. */
function speakFor(userId: string): void {
  if (userId === spokenFor) return;
  spokenFor = userId;
  void connection?.then((open) => open.disconnect().connect()).catch(() => {});
}

/** Hears what everybody hears: nobody is introduced. */
export const watchAsGuest = (address: RealtimeAddress, listener: RealtimeListener) =>
  watch(address, () => {}, listener);

/** Watches one order by its token, without a session. */
export const watchOrderByToken = (address: RealtimeAddress, token: string, listener: RealtimeListener) =>
  watch(address, (socket) => socket.emit(clientEvents.watchOrder, { token }), listener);

/** Hears of every order of the shop, which the server tells administrators only. Who they are was said beside this. */
export const watchEveryOrder = (
  address: RealtimeAddress,
  { orderChanged, connected }: Pick<RealtimeListener, 'orderChanged' | 'connected'>,
): (() => void) =>
  listen(address, { connect: connected, [serverEvents.ordersChanged]: ({ orderId }) => orderChanged(orderId) });

/** Ends the connection: at sign-out, so that the next person on this device hears nothing. */
export function closeRealtime(): void {
  // Not waited for: on a dead network the library itself may never come.
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

/** Hangs handlers on the connection; `connect` is also called for one that stands already. */
function listen(address: RealtimeAddress, { connect, ...handlers }: Handlers): () => void {
  let stopped = false;
  let detach = () => {};
  const hang = (socket: Connection) => {
    if (stopped) return;
    const onConnect = () => connect(socket);
    // The names and payloads of the contract, which the library's types lose in a list.
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
      // The shop may have answered others all the time, and then says nothing new.
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

/** Calls when the shop answers again; the answer ends the waiting. */
function onceOnline(call: () => void): () => void {
  const stop = subscribeToConnection(() => {
    if (currentConnection() !== 'online') return;
    stop();
    call();
  });
  return stop;
}
