import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { StaffCheckout } from '../../../src/features/checkout/StaffCheckout.tsx';
import { checkout } from '../../../src/i18n/th/buying/checkout.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { links } from '../../../src/ui/press/links.ts';

test('a person who cannot buy with this account is told, with links to another account or the courses', () => {
  const shown = renderToStaticMarkup(
    <DrawnLanguage value="th">
      <MemoryRouter>
        <StaffCheckout />
      </MemoryRouter>
    </DrawnLanguage>,
  );
  for (const words of [checkout.staff.title, checkout.refusals.otherAccount, checkout.empty.action])
    expect(shown).toContain(words);
  expect(shown).toContain('<button');
  expect(shown).toContain(`href="${links.home()}"`);
});
