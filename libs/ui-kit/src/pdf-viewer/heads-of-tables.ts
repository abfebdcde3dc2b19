/**
 * react-pdf tells the head of a table as one of its columns; what holds rows is a group of rows. Call it when the
 * structure of a page stands beside it.
 */
export function nameHeadsOfTables(page: Element): void {
  for (const head of page.querySelectorAll('[role="table"] > [role="columnheader"]'))
    if (head.querySelector('[role="row"]')) head.setAttribute('role', 'rowgroup');
}
