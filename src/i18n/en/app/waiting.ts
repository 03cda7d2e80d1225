import type { waiting as th } from '../../th/app/waiting.ts';

export const waiting: typeof th = {
  until: {
    offline: 'Waiting for the network. Keep this page open and we will continue as soon as you have a signal',
    portal: 'Waiting for the Wi-Fi. Keep this page open and we will continue as soon as it has internet access',
    silent:
      'No response yet; the signal may have dropped, or the shop may be down. Keep this page open and we will continue',
    refused: 'Waiting until the shop can be reached. Keep this page open and we will continue',
    down: 'Waiting for the shop to come back. Keep this page open and we will continue',
  },
  stop: 'Stop waiting',
  lapsed: 'This waited too long and was stopped. Nothing was sent; please press again',
};
