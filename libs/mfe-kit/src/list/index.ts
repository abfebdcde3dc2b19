export { csvLine, offerCsv } from './csv.ts';
export { SearchedList, type SearchedListProps } from './searched-list.tsx';
