import type { Charge, PaymentStep } from '../../../../domain/order/charge.ts';

/** Opens the provider's page of a step; a picture stays here. */
export function followStep(step: PaymentStep): void {
  if (step.kind === 'redirect') window.location.assign(step.url);
  if (step.kind === 'form') postForm(step);
}

/** The press that started a charge opens the provider's page, and no other event does. */
export function followStart({ state, step }: Charge): void {
  if (state === 'open' && step !== null) followStep(step);
}

/** Posts hidden fields as a form does. */
function postForm({ url, fields }: Extract<PaymentStep, { kind: 'form' }>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
