import { screen, within } from '@testing-library/react';

/** The field with this label, with or without its star for "required". */
export const field = (label: string, inside?: HTMLElement): HTMLInputElement =>
  (inside ? within(inside) : screen).getByLabelText((text) => text.replace(/\s*\*$/, '') === label, {
    selector: 'input, select, textarea',
  });
