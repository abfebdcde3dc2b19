export { csvLine, offerCsv, offerFile } from './csv.ts';
export { SearchedList, type SearchedListProps } from './searched-list.tsx';
