import { webcrypto } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import type { EncryptedCard } from '../../../src/contract/order/charge.ts';

type Encrypted = Omit<EncryptedCard, 'cardholderName'>;

/** A card as the gateway's script encrypts it, or the script's error code. */
export async function encryptedBy(
  scriptUrl: string,
  card: Readonly<Record<string, string>>,
): Promise<Encrypted | number> {
  const source = await (await fetch(scriptUrl)).text();
  const fields = Object.entries(card).map(([name, value]) => ({ value, getAttribute: () => name }));
  const document = { getElementById: (id: string) => (id === 'card' ? { querySelectorAll: () => fields } : null) };
  const page = createContext({ crypto: webcrypto, btoa, TextEncoder, document });
  runInContext(source, page);
  return await new Promise((resolve) => {
    page.My2c2p.getEncrypted('card', (encrypted: Encrypted | null, errorCode: number) =>
      resolve(encrypted ?? errorCode),
    );
  });
}

/** The fields of a card for the gateway's script. */
export const cardFor = (cardnumber: string) => ({ cardnumber, month: '12', year: '2031', cvv: '123' });

/** A card that the sandbox's banks know (server/sandbox/twoC2P/README.md), and one that they do not. */
export const knownCard = '4111111111111111';
export const unknownCard = '4242424242424242';
