import type { DataLayerEvent } from '../../contract/site/dataLayer.ts';
import { consent } from './consent.ts';

/** Beside events: the cleared items before one, and what starts and configures a tag manager. */
type Told =
  | DataLayerEvent
  | { readonly ecommerce: null }
  | { readonly event: 'gtm.js'; readonly 'gtm.start': number }
  | IArguments;

declare global {
  interface Window {
    /** The queue for the shop's tags. It is absent before consent. */
    dataLayer?: Told[];
  }
}

/** Pushes an event to the data layer, with consent only. */
export function tellMeasurement(event: DataLayerEvent): void {
  if (consent() !== 'granted') return;
  window.dataLayer ??= [];
  // Tag managers merge events: earlier items would remain.
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
}
