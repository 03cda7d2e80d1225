import type { FailureCode } from '../../domain/failure.ts';
import type { Language } from '../../domain/localText.ts';
import type { EpochMs } from '../../domain/time.ts';

/** A page that the server has drawn, as it travels: markup for `#root`, and what the screens were told meanwhile. */

/** The id of the element that holds the page's data. */
export const pageDataId = 'page-data';

/** The public data that the browser takes over beside the markup. */
export type PageData = {
  /** The only address that uses this data, spelled as by `drawnAddress` (decisions 8). */
  readonly address: string;
  /** When it was drawn. */
  readonly at: EpochMs;
  /** Key and data of each query, in the inside spelling, and whether the device keeps it. */
  readonly answers: readonly (readonly [key: readonly unknown[], data: unknown, isPersisted: boolean])[];
  /** Queries that were refused, as a course that is not there. */
  readonly refusals: readonly (readonly [key: readonly unknown[], refusal: DrawnRefusal])[];
};

/** As `CallFailed` knows it. */
export type DrawnRefusal = {
  readonly status: number;
  readonly code: FailureCode;
  readonly message: string;
  readonly facts: unknown;
};

/** Parameters of campaigns and the installed app, which no screen reads. */
const unread = /^(source|utm_\w+|fbclid|gclid|gbraid|wbraid|igshid|mc_cid|mc_eid)$/;

/** One spelling for all addresses that show the same page. */
export function drawnAddress(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  const unreadNames = [...params.keys()].filter((name) => unread.test(name));
  for (const name of unreadNames) params.delete(name);
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** A public call as a screen makes it, in the wire's spelling. */
export type AskedCall = {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
};
export type CallAnswer = { readonly status: number; readonly body: unknown };

export type AnswerCall = (call: AskedCall) => Promise<CallAnswer>;

/** The rendering module of the built pages. */
export type PageDrawer = {
  /** Whether pages of this path are the same for everybody. All others are the neutral document. */
  readonly isDrawn: (pathname: string) => boolean;
  /** Throws for defects. */
  readonly drawPage: (request: DrawRequest) => Promise<DrawnPage>;
  /** Who answers the calls of all pages; once, before the first is drawn. */
  readonly answerBy: (answer: AnswerCall) => void;
};

export type DrawRequest = {
  /** As `drawnAddress` spells it. */
  readonly address: string;
  readonly language: Language;
  /** The origin under which people reach the shop. */
  readonly publicUrl: string;
};

export type DrawnPage = {
  readonly status: number;
  /** Tags for `<head>`. */
  readonly head: string;
  /** What belongs into `#root`. */
  readonly markup: string;
  readonly answers: PageData['answers'];
  readonly refusals: PageData['refusals'];
  /** Sources of the modules that the first render needs beside the entry. */
  readonly modules: readonly string[];
  /** Why parts further down are missing, which the browser draws anew. */
  readonly defects: readonly unknown[];
};
