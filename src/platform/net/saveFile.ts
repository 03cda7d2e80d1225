import type { AnsweredFile } from '../../contract/order/orderDocument.ts';

/** The browser has begun to keep it long before. */
const keptForMs = 60_000;

/** Hands a file to the browser, which keeps it where this person keeps what is downloaded. */
export function saveFile({ bytes, name }: AnsweredFile, type: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
