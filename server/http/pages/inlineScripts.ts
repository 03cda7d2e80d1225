import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { extendPolicy } from './extendPolicy.ts';

/** An inline script, as the build writes it (vite.config.ts). */
const pattern = /<script type="module">(.*?)<\/script>/gs;

/** Allows the inline scripts of a build's documents by their digests. */
export function inlineScripts() {
  const known = new Map<string, readonly string[]>();
  const digestsOf = (build: string): readonly string[] => {
    const digests = known.get(build) ?? readDigests(join(build, 'index.html'));
    known.set(build, digests);
    return digests;
  };
  return (reply: FastifyReply, build: string): void => extendPolicy(reply, 'script-src', digestsOf(build));
}

function readDigests(document: string): readonly string[] {
  if (!existsSync(document)) return [];
  const scripts = [...readFileSync(document, 'utf8').matchAll(pattern)];
  return scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
