import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawnAddress } from '../../../src/contract/site/drawnPage.ts';
import { themeCookie } from '../../../src/domain/site/displayCookies.ts';
import { isKnown, strongTag } from '../etag.ts';
import type { HandledCall } from '../handle.ts';
import { languageOfPage } from '../language.ts';
import { loggedAddress } from '../loggedAddress.ts';
import { packingFor, packOnce } from '../packing.ts';
import type { ContextReader } from '../requestContext.ts';
import { drawnPages } from './drawnPages.ts';
import { type Look, pageDocuments, styleRule } from './pageDocument.ts';

/** Sends the public page of a request; `false`: nothing was sent. */
export type PageSender = (request: FastifyRequest, reply: FastifyReply, build: string) => Promise<boolean>;

const policyHeader = 'content-security-policy';

/** Renders public pages. Others are left to the neutral document and the browser. */
export function pageSender(handled: readonly HandledCall[], contexts: ContextReader): PageSender {
  const pages = drawnPages(handled);
  // Responses without a route are compressed here.
  const packedOnce = packOnce();
  const documents = new Map<string, ReturnType<typeof pageDocuments>>();
  const documentsOf = (build: string) => {
    const known = documents.get(build) ?? pageDocuments(build);
    documents.set(build, known);
    return known;
  };

  return async (request, reply, build) => {
    const url = URL.parse(`http://localhost${request.url}`);
    if (url === null) return false;
    const look = lookOf(request);
    const address = drawnAddress(url.pathname, url.search);
    try {
      const context = await contexts(request, reply, 'shared');
      const page = await pages.draw({ build, address, pathname: url.pathname, language: look.language }, context);
      if (page === null) return false;
      for (const defect of page.defects)
        request.log.error({ err: defect, address: loggedAddress(address) }, 'a part of a page could not be drawn');
      const document = documentsOf(build)(page, look, { address, at: page.at });
      const tag = strongTag(document);
      const isThere = page.status === 200 && isKnown(request.headers['if-none-match'], tag);
      const packing = isThere ? null : packingFor(request.headers['accept-encoding']);
      const body = packing === null ? document : await packedOnce(page, look.theme ?? '', document, packing);
      reply.header('Cache-Control', 'public, no-cache').header('ETag', tag);
      reply.header('Vary', 'Accept-Language, Cookie, Accept-Encoding');
      allowStyles(reply, page.markup);
      if (packing !== null) reply.header('Content-Encoding', packing);
      if (isThere) reply.code(304).send();
      else reply.code(page.status).type('text/html; charset=utf-8').send(body);
      return true;
    } catch (error) {
      request.log.error({ err: error, address: loggedAddress(address) }, 'a page could not be drawn');
      return false;
    }
  };
}

function allowStyles(reply: FastifyReply, markup: string): void {
  const rule = styleRule(markup);
  const policy = reply.getHeader(policyHeader);
  if (rule !== '' && typeof policy === 'string') reply.header(policyHeader, `${policy};${rule}`);
}

function lookOf(request: FastifyRequest): Look {
  const theme = request.cookies[themeCookie];
  return {
    language: languageOfPage(request),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}
