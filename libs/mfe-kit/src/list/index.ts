export { csvLine, dollarsCell, offerCsv, offerFile } from './csv.ts';
export { offerPicture } from './picture.ts';
export { SearchedList, type SearchedListProps } from './searched-list.tsx';
