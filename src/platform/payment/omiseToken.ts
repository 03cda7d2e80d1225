import { omiseCard } from '../../contract/order/omiseCard.ts';
import type { CardEntry } from '../../domain/order/cardEntry.ts';
import { loadScript } from '../net/loadScript.ts';

/** The provider's script as far as it is used (docs.omise.co/collecting-card-information). */
type OmiseScript = {
  readonly setPublicKey: (key: string) => void;
  readonly createToken: (
    kind: 'card',
    card: Readonly<Record<string, string | number>>,
    done: (status: number, answer: { object: string; id?: string; code?: string; message?: string }) => void,
  ) => void;
};

declare global {
  interface Window {
    Omise?: OmiseScript;
  }
}

/** `refused`: the provider takes no such card. `unavailable`: its script cannot be loaded or does not answer. */
export type CardRefusal = { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'unavailable' };
export type CardToken = { readonly kind: 'token'; readonly token: string } | CardRefusal;

/** How long the provider may take (ms). */
const answerWithinMs = 20_000;

/** Brings a card to the provider, whose token comes back. The card goes nowhere else. */
export async function tokenForCard(
  card: CardEntry,
  { publicKey, scriptUrl }: { readonly publicKey: string; readonly scriptUrl: string },
): Promise<CardToken> {
  const script = await loadScript(scriptUrl, () => window.Omise);
  if (script === null) return { kind: 'unavailable' };
  script.setPublicKey(publicKey);
  return await new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'unavailable' }), answerWithinMs);
    script.createToken('card', omiseCard(card), (status, { object, id, message = '' }) => {
      clearTimeout(timer);
      if (status === 200 && object === 'token' && id) resolve({ kind: 'token', token: id });
      else resolve(status === 0 ? { kind: 'unavailable' } : { kind: 'refused', message });
    });
  });
}
