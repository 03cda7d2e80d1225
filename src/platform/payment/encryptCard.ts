import type { EncryptedCard } from '../../contract/order/charge.ts';
import type { CardEntry } from '../../domain/order/cardEntry.ts';
import { loadScript } from '../net/loadScript.ts';
import type { CardRefusal } from './omiseToken.ts';

/** The card gateway's script as far as it is used (my2c2p). Error code 0 is success. */
type CardScript = {
  readonly getEncrypted: (
    form: HTMLFormElement,
    done: (card: Omit<EncryptedCard, 'cardholderName'> | null, errorCode: number, message: string) => void,
  ) => void;
};

declare global {
  interface Window {
    My2c2p?: CardScript;
  }
}

/** How long the encryption may take (ms). */
const answerWithinMs = 20_000;

/** Encrypts a card for the gateway in this browser. The script reads the fields of a form that is never in the page. */
export async function encryptCard(
  { number, month, year, code, name }: CardEntry,
  scriptUrl: string,
): Promise<{ readonly kind: 'encrypted'; readonly card: EncryptedCard } | CardRefusal> {
  const script = await loadScript(scriptUrl, () => window.My2c2p);
  if (script === null) return { kind: 'unavailable' };
  const form = document.createElement('form');
  const fields = { cardnumber: number, month: month.padStart(2, '0'), year, cvv: code };
  for (const [field, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.setAttribute('data-encrypt', field);
    input.value = value;
    form.append(input);
  }
  return await new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'unavailable' }), answerWithinMs);
    script.getEncrypted(form, (card, errorCode, message) => {
      clearTimeout(timer);
      if (card === null || errorCode !== 0) return resolve({ kind: 'refused', message });
      const { encryptedCardInfo, maskedCardInfo, expMonthCardInfo, expYearCardInfo } = card;
      const encrypted = { encryptedCardInfo, maskedCardInfo, expMonthCardInfo, expYearCardInfo };
      resolve({ kind: 'encrypted', card: { ...encrypted, cardholderName: name.trim() } });
    });
  });
}
