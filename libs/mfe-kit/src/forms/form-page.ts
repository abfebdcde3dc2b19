/** Names of the fields of a form in the order of the page. */
export function namesIn(form: HTMLFormElement): readonly string[] {
  return Array.from(form.elements, (element) => element.getAttribute('name') ?? '').filter(Boolean);
}

/** The field of that name; of several, such as radio buttons, the first. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  return Array.from(form.elements).find(
    (element): element is HTMLElement => element instanceof HTMLElement && element.getAttribute('name') === name,
  );
}

/** Without what only stands beside it, such as "optional". */
function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const aside of copy.querySelectorAll('[data-aside]')) aside.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function ownLabel(field: HTMLElement): string {
  const said = field.getAttribute('aria-label') ?? '';
  if (field instanceof HTMLFieldSetElement) return textOf(field.querySelector(':scope > legend')) || said;
  const others = field instanceof HTMLInputElement && (field.form?.elements.namedItem(field.name) ?? null);
  // One of several choices is not what is asked for: that is said over all of them.
  const isChoice = others instanceof RadioNodeList || (field instanceof HTMLInputElement && field.type === 'radio');
  const legend = isChoice ? textOf(field.closest('fieldset')?.querySelector(':scope > legend')) : '';
  const label = 'labels' in field ? (field.labels as NodeListOf<HTMLLabelElement> | null)?.[0] : undefined;
  return legend || textOf(label) || said;
}

/** What the field is called on the page, with the entry of the list that it is in. Case: `Heir 2: Share`. */
export function labelOf(field: HTMLElement): string {
  const entry = field.closest('[role="group"][aria-label]')?.getAttribute('aria-label');
  const label = ownLabel(field);
  return entry && label ? `${entry}: ${label}` : label;
}

/** Brings a field into sight and gives it the focus. */
export function goTo(field: HTMLElement): void {
  for (let section = field.closest('details'); section; section = section.parentElement?.closest('details') ?? null) {
    section.open = true;
  }
  const target =
    field instanceof HTMLFieldSetElement
      ? field.querySelector<HTMLElement>(':is(input, select, textarea, button):not(:disabled)')
      : field;
  // In the middle: clear of bars at the top and the bottom, its label beside it.
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
