import { reportDefect } from '../net/reportDefect.ts';
import { outboxSyncTag } from './syncTag.ts';

/** Asks the browser to wake the service worker when there is a network, if it knows Background Sync. Never fails. */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && canSync(registration)) await registration.sync.register(outboxSyncTag);
  } catch (refusal) {
    if (!(refusal instanceof DOMException)) reportDefect(refusal, 'sync');
  }
}

type WithSync = ServiceWorkerRegistration & { readonly sync: { register(tag: string): Promise<void> } };

const canSync = (registration: ServiceWorkerRegistration): registration is WithSync => 'sync' in registration;
