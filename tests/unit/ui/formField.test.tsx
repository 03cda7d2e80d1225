import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormField } from '../../../src/ui/form/FormField.tsx';

const drawn = (problem?: string) =>
  renderToStaticMarkup(
    <FormField id="tel" label="เบอร์โทรศัพท์" required hint="10 หลัก" problem={problem}>
      {(control) => <input {...control} />}
    </FormField>,
  );

test('a faulty field says so to a screen reader, with the sentence and the hint', () => {
  const shown = drawn('กรอกเบอร์โทรศัพท์');
  for (const told of ['aria-invalid="true"', 'aria-describedby="tel-problem tel-hint"', 'aria-required="true"']) {
    expect(shown).toContain(told);
  }
  expect(shown).toMatch(/id="tel-problem"[\s\S]*กรอกเบอร์โทรศัพท์/);
});

test('a field without a fault has its label and hint alone', () => {
  const shown = drawn();
  expect(shown).toContain('<label for="tel">');
  expect(shown).toContain('aria-describedby="tel-hint"');
  expect(shown).not.toMatch(/aria-invalid|tel-problem/);
});
