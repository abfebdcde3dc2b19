export { type Column, DataTable, type DataTableProps } from './data-table.tsx';
export type { RowChoices } from './row-choice.tsx';
