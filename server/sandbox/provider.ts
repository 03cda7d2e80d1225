import type { Answer } from './http/answer.ts';
import type { PaymentState } from './http/paymentStates.ts';
import type { SandboxRequest } from './http/request.ts';

/** A payment on the list page. `href` leads to its page on this server. */
export type ListedPayment = {
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  /** Baht if not given. */
  readonly currency?: 'THB' | 'USD';
  readonly state: PaymentState;
  readonly href: string;
  readonly createdAt: number;
};

/** Environment variables of a shop by name. */
export type Settings = Readonly<Record<string, string>>;

/** One payment provider. Its paths begin with `/{name}`. */
export type Provider = {
  readonly name: string;
  /** The environment variables of a shop that pays here. */
  settings(): Settings;
  answer(request: SandboxRequest): Promise<Answer>;
  payments(): readonly ListedPayment[];
};

/** A request as `control/requests` shows it; `path` has its query. */
export type ReceivedRequest = { readonly method: string; readonly path: string; readonly body: string };

/** The parts of the sandbox that a provider uses. */
export type ProviderParts = {
  readonly clock: () => number;
  /** Address of the sandbox, without a slash at the end. */
  readonly url: () => string;
  /** Address of the shop. */
  readonly webhookUrl: string;
  /** Resolves after some milliseconds; rejects when the sandbox closes. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly received: ReceivedRequest[];
};
