/**
 * Once the problems are drawn the first field that has one gets the focus, and comes in sight with it; where no field has
 * one, the sentence that says why.
 */
export function focusFirstProblem(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) return field.focus();
    const sentence = form.querySelector<HTMLElement>('[role="alert"]');
    if (!sentence) return;
    sentence.tabIndex = -1;
    sentence.focus();
  });
}
