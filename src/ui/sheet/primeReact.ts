import type { APIOptions } from 'primereact/api';

/**
 * PrimeReact brings behaviour, never looks: every part is dressed by our own classes through `pt`. Transitions are ours
 * as well (`sheet.css`), and end at once for those who asked for less motion.
 */
export const unstyled: Partial<APIOptions> = {
  unstyled: true,
  ripple: false,
  zIndex: { modal: 50, overlay: 55, menu: 55, tooltip: 58, toast: 60 },
};
