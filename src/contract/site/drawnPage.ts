import type { FailureCode } from '../../domain/failure.ts';
import type { Language } from '../../domain/localText.ts';
import type { EpochMs } from '../../domain/time.ts';

/** A server-rendered page in transit: markup for `#root`, and its query data. */

/** The id of the element that holds the page's data. */
export const pageDataId = 'page-data';

/** The public data that the browser takes over beside the markup. */
export type PageData = {
  /** The only address with this data, in the format of `drawnAddress` (decisions 8). */
  readonly address: string;
  /** Time of the rendering. */
  readonly at: EpochMs;
  /** Key and decoded data of each query, and whether the device persists it. */
  readonly answers: readonly (readonly [key: readonly unknown[], data: unknown, isPersisted: boolean])[];
  /** Refused queries, such as an unknown course. */
  readonly refusals: readonly (readonly [key: readonly unknown[], refusal: DrawnRefusal])[];
};

/** In the fields of `CallFailed`. */
export type DrawnRefusal = {
  readonly status: number;
  readonly code: FailureCode;
  readonly message: string;
  readonly facts: unknown;
};

/** Parameters of campaigns and of the installed app, which no screen reads. */
const unread = /^(source|utm_\w+|fbclid|gclid|gbraid|wbraid|igshid|mc_cid|mc_eid)$/;

/** The canonical form of all addresses with the same page. */
export function drawnAddress(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  const unreadNames = [...params.keys()].filter((name) => unread.test(name));
  for (const name of unreadNames) params.delete(name);
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** A public call of a screen in wire format. */
export type AskedCall = {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
};
export type CallAnswer = { readonly status: number; readonly body: unknown };

export type AnswerCall = (call: AskedCall) => Promise<CallAnswer>;

/** The rendering module of the built pages. */
export type PageDrawer = {
  /** Whether pages of this path are the same for everybody. All others get the neutral document. */
  readonly isDrawn: (pathname: string) => boolean;
  /** Throws for defects. */
  readonly drawPage: (request: DrawRequest) => Promise<DrawnPage>;
  /** Sets the answers of calls for all pages; once, before the first rendering. */
  readonly answerBy: (answer: AnswerCall) => void;
};

export type DrawRequest = {
  /** In the format of `drawnAddress`. */
  readonly address: string;
  readonly language: Language;
  /** Public origin of the shop. */
  readonly publicUrl: string;
};

export type DrawnPage = {
  readonly status: number;
  /** Tags for `<head>`. */
  readonly head: string;
  /** Content of `#root`. */
  readonly markup: string;
  readonly answers: PageData['answers'];
  readonly refusals: PageData['refusals'];
  /** Modules of the first render beside the entry. */
  readonly modules: readonly string[];
  /** Errors of lower sections, which the browser renders again. */
  readonly defects: readonly unknown[];
};
