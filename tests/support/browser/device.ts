import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { patient } from '../run/patient.ts';
import { expect, test as journey } from '../shop/shop.ts';
import { complaintsOf } from './complaints.ts';

/** A browser whose storage survives closing it. */
export type Device = {
  /** Starts the browser and returns its page. */
  open(): Promise<Page>;
  /** Closes the browser; its storage stays. */
  close(): Promise<void>;
};

/** A journey on its own device. */
export const test = journey.extend<{ readonly device: Device }>({
  // The address of the worker's shop must be known before the browser starts.
  device: async ({ baseURL: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lanrian-device-'));
    const complaints: string[] = [];
    let context: BrowserContext | null = null;
    const close = async () => {
      await context?.close();
      context = null;
    };
    await use({
      close,
      open: async () => {
        // With the settings of every other browser of the project.
        context = await chromium.launchPersistentContext(folder);
        return patient(complaintsOf(context.pages()[0] ?? (await context.newPage()), complaints));
      },
    });
    await close();
    await rm(folder, { recursive: true, force: true });
    expect(complaints, 'nothing against the policy, no uncaught defect').toEqual([]);
  },
});

export { expect };
