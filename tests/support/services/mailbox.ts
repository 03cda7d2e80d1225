import { expect, type Page } from 'playwright/test';
import { adminMail, type MailMessage } from '../../../src/contract/administration/administration.ts';

/** Waits until the shop has written to an address, and returns the message; `desk` is the administrator's. */
export async function mailTo(desk: Page, address: string, holds: string): Promise<MailMessage> {
  let found: MailMessage | undefined;
  await expect
    .poll(
      async () => {
        const answer = await desk.request.get(`${adminMail.path}?pageSize=100`);
        const { rows } = adminMail.response.parse(await answer.json());
        found = rows.find((message) => message.to === address && message.text.includes(holds));
        return found !== undefined;
      },
      { message: `an e-mail to ${address} with ${holds}` },
    )
    .toBe(true);
  if (found === undefined) throw new Error('The poll has just found it');
  return found;
}

/** The first link in a text that contains this, as a path of the shop. */
export function linkIn({ text }: MailMessage, part: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part));
  if (link === undefined) throw new Error(`No link with ${part} in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
