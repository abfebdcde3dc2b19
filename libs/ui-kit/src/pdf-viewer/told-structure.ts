/**
 * Makes what react-pdf tells of the structure of a page stand by itself. Call it when the page's words are there: before,
 * its parts own words that have not come.
 * - The head of a table is told as one of its columns; what holds rows is a group of rows.
 * - What is no text (a link's frame, a picture, a caption that is not shown) is owned nowhere: those layers are not drawn,
 *   and a table may own rows alone.
 */
export function mendStructure(page: Element): void {
  for (const head of page.querySelectorAll('[role="table"] > [role="columnheader"]'))
    if (head.querySelector('[role="row"]')) head.setAttribute('role', 'rowgroup');
  for (const owner of page.querySelectorAll('[aria-owns]')) {
    const owned = owner.getAttribute('aria-owns') ?? '';
    if (!page.querySelector(`#${CSS.escape(owned)}`)?.textContent) owner.removeAttribute('aria-owns');
  }
}
