/** Rows of a group of a table that stay on one page with their head; more of them would leave a hole at the end of a page. */
export const MOST_TOGETHER = 5;
