import type { APIOptions } from 'primereact/api';

/**
 * PrimeReact supplies behaviour only: our classes style every part through `pt`. Transitions are ours (`sheet.css`) and
 * end at once for reduced motion.
 */
export const unstyled: Partial<APIOptions> = {
  unstyled: true,
  ripple: false,
  zIndex: { modal: 50, overlay: 55, menu: 55, tooltip: 58, toast: 60 },
};
