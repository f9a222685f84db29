/**
 * Applies a language as soon as it is chosen. Arrow keys in a closed list choose every language they pass, so for them the form shows its
 * button instead.
 */
export function applyChosenLanguage(form: HTMLFormElement | null): void {
  const select = form?.querySelector('select');
  if (!form || !select) return;
  let isPassing = false;
  select.addEventListener('pointerdown', () => {
    isPassing = false;
  });
  select.addEventListener('keydown', ({ key }) => {
    isPassing = !['Enter', ' ', 'Tab'].includes(key);
  });
  select.addEventListener('change', () => {
    if (isPassing) form.toggleAttribute('data-pending', true);
    else form.requestSubmit();
  });
}
