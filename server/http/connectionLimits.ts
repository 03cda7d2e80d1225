import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerUnreadable } from './answerUnreadable.ts';

/** Time-outs (ms) of a connection, so that slow and half-open ones are released. */
export type ConnectionLimits = {
  /** From the connection, or from the request before, to the end of the head. */
  readonly headMs: number;
  /** Of the whole request with its body. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** Between two looks at `headMs` and `requestMs`. */
  readonly checkMs: number;
  /** From the answer to an unreadable request to the end of its connection. */
  readonly lingerMs: number;
};

/** A slip on a slow line takes less than `requestMs`; a longer upload is sent in parts. */
export const connectionLimits: ConnectionLimits = {
  ...{ headMs: 20_000, requestMs: 5 * 60_000, idleMs: 60_000, keepAliveMs: 72_000, checkMs: 5_000, lingerMs: 1_000 },
};

/** Largest request head (bytes): a long pasted search is answered by a page and not by the socket. */
const headMaximumBytes = 64 * 1024;

/** The limits as options of Node's `createServer`; `limitConnections` adds the rest. */
export const serverOptions = (limits: ConnectionLimits) => ({
  maxHeaderSize: headMaximumBytes,
  headersTimeout: limits.headMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: limits.checkMs,
});

/** All limits as options of the framework, which writes its own defaults over those of `http`. */
export const appOptions = (limits: ConnectionLimits) => ({
  http: serverOptions(limits),
  connectionTimeout: limits.idleMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  clientErrorHandler: (fault: Error, socket: Duplex) => answerUnreadable(fault, socket, limits.lingerMs),
});

/** Releases silent connections of a server without the framework, and answers unreadable requests. */
export function limitConnections(server: Server, { idleMs, lingerMs }: ConnectionLimits): void {
  server.setTimeout(idleMs);
  server.on('clientError', (fault, socket) => answerUnreadable(fault, socket, lingerMs));
}
