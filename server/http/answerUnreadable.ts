import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { invalidReadMessages, tooLongMessages } from '../../src/i18n/app/failures.ts';
import { refuse } from '../base/refusal.ts';
import { failureBody } from './failure.ts';

/** A fault while reading a request, with the bytes that caused it. */
type ReadFault = Error & { readonly code?: string; readonly rawPacket?: unknown };

const isCall = /^[A-Z]+ \/(public|private|api|webhook)\//;

const statusOfFault = (code: string | undefined): number =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;

/**
 * Answers a request whose address could not be read: too long, too slow, or malformed. A page uses both languages,
 * because the wanted one is unknown; a call gets the usual shape. The connection is destroyed `lingerMs` later, because
 * its other end may never close it.
 */
export function answerUnreadable(fault: ReadFault, socket: Duplex, lingerMs: number): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOfFault(fault.code);
  const [type, body] = isCall.test(beginningOf(fault.rawPacket))
    ? ['application/json', JSON.stringify(refusal)]
    : ['text/html', pageOf(status === 431 ? tooLongMessages : invalidReadMessages)];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Security-Policy: default-src 'none'",
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (!socket.writable) return void socket.destroy();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // At once, an answer could be lost with the bytes that nobody reads.
  const destroyed = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(destroyed));
}

const beginningOf = (packet: unknown): string => (Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 40) : '');

const refusal = failureBody(refuse('INPUT_ERROR', { fields: { address: 'invalid' } }), {
  language: 'th',
  savesNothing: true,
});

const pageOf = ({ th, en }: { readonly th: string; readonly en: string }): string =>
  `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${th}</title>` +
  `<h1>${th}</h1><p lang="en">${en}</p><p><a href="/">หน้าแรก · Home</a></p></html>`;
