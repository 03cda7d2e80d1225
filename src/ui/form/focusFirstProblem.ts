/**
 * Focuses the first invalid field after rendering and scrolls it into view; without one, the sentence with the reason.
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
