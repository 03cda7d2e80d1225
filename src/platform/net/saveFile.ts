import type { AnsweredFile } from '../../contract/order/orderDocument.ts';

/** The browser has started the download long before (ms). */
const cachedForMs = 60_000;

/** Downloads a file by the browser. */
export function saveFile({ bytes, name }: AnsweredFile, type: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), cachedForMs);
}
