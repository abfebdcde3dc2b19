export { SearchedList, type SearchedListProps } from './searched-list.tsx';
