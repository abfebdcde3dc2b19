/** Attributes that are read out or shown beside the text of an element. */
const READ = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'] as const;

/** Texts of a page as people meet them; codes and keys that are to be copied stand in `code`. */
export function textsOf(root: Element): string[] {
  const skipped = 'script, style, code, pre, svg title';
  const texts: string[] = [];
  const walk = (element: Element): void => {
    if (element.matches(skipped)) return;
    for (const name of READ) {
      const value = element.getAttribute(name);
      if (value) texts.push(value);
    }
    for (const node of element.childNodes) {
      if (node.nodeType === 3 && node.nodeValue?.trim()) texts.push(node.nodeValue);
      else if (node.nodeType === 1) walk(node as Element);
    }
  };
  walk(root);
  return texts;
}
