import { screen, within } from '@testing-library/react';

/** The field with this label, whether or not a star behind it says that it is required. */
export const field = (label: string, inside?: HTMLElement): HTMLInputElement =>
  (inside ? within(inside) : screen).getByLabelText((text) => text.replace(/\s*\*$/, '') === label, {
    selector: 'input, select, textarea',
  });
