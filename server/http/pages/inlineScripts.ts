import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

const policyHeader = 'content-security-policy';
/** An inline script, as the build writes it (vite.config.ts). */
const pattern = /<script type="module">(.*?)<\/script>/gs;

/** Allows the inline scripts of a build's documents by their digests. */
export function inlineScripts() {
  const known = new Map<string, string>();
  const digestsOf = (build: string): string => {
    const digests = known.get(build) ?? readDigests(join(build, 'index.html'));
    known.set(build, digests);
    return digests;
  };
  return (reply: FastifyReply, build: string): void => {
    const policy = reply.getHeader(policyHeader);
    if (typeof policy !== 'string') return;
    reply.header(policyHeader, policy.replace(/(?<=(?:^|;)script-src [^;]*)(?=;|$)/, digestsOf(build)));
  };
}

function readDigests(document: string): string {
  if (!existsSync(document)) return '';
  const scripts = [...readFileSync(document, 'utf8').matchAll(pattern)];
  return scripts.map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');
}
